/** A text answer with this many characters is long: some five lines of its column. */
export const longTextLength = 320

/** Whether a text answer is folded at first: only in companies that fold them (R6-029). */
export function isTextFolded(text: string, foldsText: boolean): boolean {
  return foldsText && text.length > longTextLength
}

/** Above this height, in px, a question's text is collapsed (R9-057). */
const foldedQuestionPx = 170

export function isQuestionFolded(heightPx: number): boolean {
  return heightPx > foldedQuestionPx
}
