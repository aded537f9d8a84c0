export interface PositionNames {
  readonly name: string
  readonly nameLatin: string | null
  readonly nameTw: string | null
}

/** The name of a position in a language of the page (`en`, `zh-CN`, `zh-TW`), else in the nearest one. */
export function positionNameIn(locale: string, { name, nameLatin, nameTw }: PositionNames): string {
  if (locale === 'en') return nameLatin || name
  return (locale === 'zh-TW' && nameTw) || name
}

/** The names to store from what a person wrote; `name` is never empty. Null without any name. */
export function storedNames(written: {
  readonly name: string
  readonly nameLatin: string
  readonly nameTw: string
}): PositionNames | null {
  const name = written.name || written.nameTw || written.nameLatin
  if (name === '') return null
  return { name, nameLatin: written.nameLatin || null, nameTw: written.nameTw || null }
}
