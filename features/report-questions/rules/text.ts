/** From this many characters on, a text answer is long: some five lines of the column that it stands in. */
export const longTextLength = 320

/** Whether a text answer is collapsed until it is asked for: only in companies that fold them (R6-029). */
export function isTextFolded(text: string, foldsText: boolean): boolean {
  return foldsText && text.length > longTextLength
}
