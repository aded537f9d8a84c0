import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dark, light } from './style.ts'

const root = join(import.meta.dirname, '../../../../..')

test('the pages have the tokens of the product, in both themes', async () => {
  const css = await readFile(join(root, 'packages/ui/src/tokens.css'), 'utf8')
  const [, ofLight = ''] = /:root \{([^}]*)\}/.exec(css) ?? []
  const [, ofDark = ''] = /:root\[data-theme='dark'\] \{([^}]*)\}/.exec(css) ?? []
  const tokensOf = (text: string) =>
    new Map([...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
  const lightTokens = tokensOf(ofLight)
  const darkTokens = tokensOf(ofDark)
  for (const [name, value] of Object.entries(light))
    expect([name, lightTokens.get(name)]).toEqual([name, value])
  for (const [name, value] of Object.entries(dark))
    expect([name, darkTokens.get(name)]).toEqual([name, value])
})
