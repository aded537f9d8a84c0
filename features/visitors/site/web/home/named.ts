/** Returns the page's text for a name of the sample interview. The build has checked that there is one. */
export function named(words: Readonly<Record<string, string>>, key: string): string {
  const text = words[key]
  if (text === undefined)
    throw new Error(`home.json: exhibit has no words for ${key} of the sample interview`)
  return text
}
