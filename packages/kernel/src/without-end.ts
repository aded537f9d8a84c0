/**
 * Returns the text without the signs at its end that the pattern matches.
 *
 * The time grows with the text alone. A pattern such as `/[.,]+$/` is tried from each sign of a run, and a run of
 * 100,000 holds the server for seconds.
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
