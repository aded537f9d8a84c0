/** The id of the field with the words of the search. */
export const fieldId = 'search-words'

/** Puts the focus into the field of the page, with its words selected. */
export function askForField(): void {
  const field = document.getElementById(fieldId)
  if (field instanceof HTMLInputElement) field.select()
}
