import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { compileMessages } from './compile-messages.ts'

const root = join(import.meta.dirname, '../..')
const languages = { cn: 'zh-CN', en: 'en', 'zh-TW': 'zh-TW' }

type Tree = { readonly [key: string]: string | Tree }
const textsOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)))

type Value = string | number | ((chunks: unknown) => string)

/** Values for a message: a number for each plural argument, a word for each other one, and a function for each tag. */
function valuesFor(text: string, count: number): Record<string, Value> {
  const values: Record<string, Value> = {}
  const take = (elements: ReturnType<typeof parse>) => {
    for (const element of elements) {
      if (element.type === TYPE.argument || element.type === TYPE.select) values[element.value] ??= 'x'
      if (element.type === TYPE.number || element.type === TYPE.plural) values[element.value] = count
      if (element.type === TYPE.tag) {
        values[element.value] = (chunks) => `<${[chunks].flat().join('')}>`
        take(element.children)
      }
      if ('options' in element) for (const option of Object.values(element.options)) take(option.value)
    }
  }
  take(parse(text))
  return values
}

const formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
}

test.each(Object.entries(languages))(
  'each message says compiled what it says as it stands, in %s',
  async (language, locale) => {
    const texts = new Set<string>()
    for await (const path of glob(`features/*/*/messages/${language}.ts`, { cwd: root })) {
      const { messages } = await import(join(root, path))
      for (const text of textsOf(messages)) texts.add(text)
    }
    expect(texts.size).toBeGreaterThan(1000)
    for (const text of texts) {
      if (!/[{<']/.test(text)) continue
      for (const count of [1, 12_345]) {
        const values = valuesFor(text, count)
        const say = createTranslator({ locale, messages: { text } })
        const compiled = format<string>(compile(text), locale, values, { formatters })
        expect([compiled].flat().join(''), text).toBe([say.rich('text', values)].flat().join(''))
      }
    }
  },
  60_000,
)

test('the compiler compiles the values of a file of messages, and neither its keys and types nor the words of the pdf page', async () => {
  const { transform } = compileMessages()
  const compiled = async (path: string) => {
    const code = await readFile(join(root, path), 'utf8')
    const done =
      typeof transform === 'function' ? Reflect.apply(transform, null, [code, join(root, path)]) : null
    return String(done?.code)
  }
  const shares = await compiled('features/shares/shares/messages/en.ts')
  expect(shares).toContain("import type { messages as cn } from './cn.ts'")
  expect(shares).toContain('gateTitle: [["company"]," shared an interview report with you"]')
  expect(shares).not.toContain('{company}')
  expect(await compiled('features/platform/documents/messages/en.ts')).toMatch(/\{\w+\}/)
  expect(await compiled('features/shares/shares/rules/sharing.ts')).toBe('undefined')
})
