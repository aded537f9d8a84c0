/** What a page says under a name of the sample interview, which the build has looked at. */
export function named(words: Readonly<Record<string, string>>, key: string): string {
  const text = words[key]
  if (text === undefined)
    throw new Error(`home.json: exhibit has no words for ${key} of the sample interview`)
  return text
}
