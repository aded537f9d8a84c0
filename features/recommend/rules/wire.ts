/** The answer of a channel with the words that go with it, as the input of its call. */
export function writeAnswer(operateChannel: number, text: string) {
  return { operateChannel, estimateContent: text }
}
