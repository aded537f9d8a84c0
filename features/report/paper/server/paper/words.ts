import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Locale, locales } from '@candor/messages/locale'
import { translate, type WordsByLocale } from '@candor/messages/translate'
import type { Words } from '@candor/messages/words'

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`
}[keyof Tree & string]

/** A message of one feature in the reader's language, with its values. */
export type Say<Name extends keyof Words> = (
  key: KeysOf<Words[Name]>,
  values?: Readonly<Record<string, string | number>>,
) => string

export type SayOf = <Name extends keyof Words>(name: Name) => Say<Name>

const features = join(import.meta.dirname, '../../../..')

type Tree = WordsByLocale[Locale]
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

async function load(): Promise<WordsByLocale> {
  const words: Record<Locale, Record<string, Tree>> = { cn: {}, en: {}, 'zh-TW': {} }
  for (const locale of locales) {
    for await (const path of glob(`*/*/messages/${locale}.ts`, { cwd: features })) {
      const module: { messages?: unknown } = await import(pathToFileURL(join(features, path)).href)
      const feature = path.split('/')[1] ?? path
      if (isTree(module.messages)) words[locale][feature] = module.messages
    }
  }
  return words
}

let words: Promise<WordsByLocale> | null = null

/** The messages of all features in one language. Folders do not change while the server runs. */
export async function loadWords(locale: Locale): Promise<SayOf> {
  words ??= load()
  const known = await words
  return (name) =>
    (key, values = {}) =>
      translate(known, locale, `${name}.${key}`, values)
}
