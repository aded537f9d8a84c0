import { readFile, rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { readId } from '@candor/kernel/ids'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { converterVersion } from '../../rules/converter.ts'
import { openConversions } from './convert-once.ts'

const server = serverUnderTest()

async function aDocument(content: string) {
  const by = readId<'account'>('018f0000-0000-7000-8000-000000000001')
  if (!by) throw new Error('an account has an id')
  const { hash } = await server.services.files.put(Readable.from([Buffer.from(content)]))
  return { contentHash: hash, format: 'text' as const, locale: 'en', by }
}

test('a document that several ask for at once is converted once', async () => {
  const { files } = server.services
  const convertBy = openConversions({ files, office: null }, () => 0)
  const wanted = await aDocument('asked for by several')
  const results = await Promise.all([convertBy(wanted, 'text'), convertBy(wanted, 'text')])
  expect(results[0]).toEqual(results[1])
  expect(results[0]).toMatchObject({ name: `${wanted.contentHash}.text.${converterVersion}.en.html` })
})

test('a failed conversion is not tried again for an hour, in any language', async () => {
  const { files } = server.services
  let now = 0
  const convertBy = openConversions({ files, office: null }, () => now)
  const wanted = await aDocument(' \n')
  expect(await convertBy(wanted, 'text')).toEqual({ fault: 'empty' })
  // The file is a text now, but the kept answer is given.
  const path = files.pathOf(wanted.contentHash)
  await rm(path)
  await writeFile(path, 'a text by now')
  expect(await convertBy(wanted, 'text')).toEqual({ fault: 'empty' })
  expect(await convertBy({ ...wanted, locale: 'cn' }, 'text')).toEqual({ fault: 'empty' })
  now += 60 * 60_000
  const result = await convertBy(wanted, 'text')
  if ('fault' in result) throw new Error(result.fault)
  expect(await readFile(files.pathOf(result.hash), 'utf8')).toContain('a text by now')
})
