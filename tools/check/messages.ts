import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Check, Finding } from './finding.ts'
import { argumentsOf } from './icu-arguments.ts'
import { listFiles } from './list-sources.ts'

const locales = ['cn', 'en', 'zh-TW']

/**
 * Checks that every folder of messages has the three locales, with the same keys and arguments, and only valid texts
 * that are not empty.
 */
export const messages: Check = { name: 'messages', run: check }

async function check(root: string): Promise<Finding> {
  const files = await listFiles(root, ['{features/*/*,packages/*/src}/messages/cn.ts'])
  const faults: string[] = []
  let texts = 0
  for (const folder of files.map((file) => file.replace(/\/cn\.ts$/, ''))) {
    const [words = new Map<string, string>(), ...others] = await Promise.all(
      locales.map((locale) => readWords(join(root, folder, `${locale}.ts`))),
    )
    texts += words.size
    faults.push(...compare(folder, words, others))
  }
  return { faults, note: `${files.length} folders, ${texts} texts` }
}

function compare(folder: string, words: Map<string, string>, others: Map<string, string>[]): string[] {
  const faults: string[] = []
  const report = (locale: string | undefined, key: string, fault: string) =>
    faults.push(`${folder}/${locale}.ts: ${key} ${fault}`)
  for (const [key, text] of words) {
    if (text.trim() === '') report('cn', key, 'is empty')
    if (!argumentsOf(text)) report('cn', key, 'is no message')
  }
  for (const [index, other] of others.entries()) {
    const locale = locales[index + 1]
    for (const [key, text] of words) {
      const translated = other.get(key)
      if (translated === undefined) report(locale, key, 'is missing')
      else if (translated.trim() === '') report(locale, key, 'is empty')
      else if (!argumentsOf(translated)) report(locale, key, 'is no message')
      else if (!isSame(argumentsOf(text), argumentsOf(translated)))
        report(locale, key, 'has other arguments than cn')
    }
    for (const key of other.keys()) if (!words.has(key)) report(locale, key, 'is not in cn')
  }
  return faults
}

async function readWords(file: string): Promise<Map<string, string>> {
  const found: unknown = await import(pathToFileURL(file).href).catch(() => ({}))
  return flatten(found, '')
}

/** Returns all texts in the exports of a module, by dotted path. */
function flatten(value: unknown, path: string): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...flatten(inner, path === '' ? key : `${path}.${key}`),
    ]),
  )
}

function isSame(a: Set<string> | null, b: Set<string> | null): boolean {
  return a === null || b === null || (a.size === b.size && [...a].every((name) => b.has(name)))
}
