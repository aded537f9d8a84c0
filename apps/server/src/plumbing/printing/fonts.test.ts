import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findMissingFonts } from './fonts.ts'

async function aFontList(languages: readonly string[]): Promise<string> {
  const program = join(await mkdtemp(join(tmpdir(), 'fonts-')), 'fc-list')
  const source = `#!/bin/sh\ncase "$1" in ${languages.map((each) => `:lang=${each}`).join('|')}) echo 'Some Font';; esac\n`
  await writeFile(program, source, { mode: 0o755 })
  return program
}

test('the scripts that no font of the machine has are missing', async () => {
  expect(await findMissingFonts(await aFontList(['zh-cn', 'ja', 'ko', 'ar']))).toEqual(['zh-tw', 'th'])
})

test('without fontconfig it is not known which scripts have a font', async () => {
  expect(await findMissingFonts('/nowhere/fc-list')).toBe(null)
})
