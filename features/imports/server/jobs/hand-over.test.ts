import { Readable } from 'node:stream'
import type { Database } from '@candor/db/database'
import { aCompany } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadFormat } from '../../../../apps/server/src/plumbing/importing.ts'
import { readFileReference } from '../../../media/rules.ts'
import { type BundleFormat, composeFormat } from '../../rules/format.ts'
import { MediaPath } from '../../rules/media-path.ts'
import { type ImportPart, interviewPart } from '../../rules/part.ts'
import { importBundle } from '../import/import-bundle.ts'
import { handOverLaterParts } from './hand-over.ts'

const server = serverUnderTest()

/** The format of an installation in which the feature of a test has, or has not yet, arrived. */
async function formatWith(part: ImportPart<Database> | null): Promise<BundleFormat<Database>> {
  const { candidateParts, interviewParts, company } = await loadFormat()
  const others = [...candidateParts, ...interviewParts].filter(({ key }) => key !== 'tests.cognitive')
  return composeFormat(part ? [...others, part] : others, company)
}

async function importTest(cognitive: unknown) {
  const { companyId } = await aCompany(server.services)
  const interviews = [bundledInterview({ tests: { cognitive } })]
  const result = await importBundle(
    { services: server.services, format: await formatWith(null), companyId, keyId: null, locale: 'en' },
    {
      name: 'a',
      json: { value: aBundle({ interviews }), faults: null },
      media: new Map([
        ['media/t.png', { sizeBytes: 4, open: async () => Readable.from([Buffer.from('test')]) }],
      ]),
    },
  )
  expect(result.state).toBe('stored')
  const kept = () =>
    server.services.db.selectFrom('laterPart').where('companyId', '=', companyId).select('part').execute()
  const version = async () =>
    (
      await server.services.db
        .selectFrom('interview')
        .where('companyId', '=', companyId)
        .select('version')
        .executeTakeFirstOrThrow()
    ).version
  return { kept, version }
}

function testPart(received: unknown[]): ImportPart<Database> {
  return interviewPart<Database>()({
    key: 'tests.cognitive',
    schema: z.strictObject({ picture: MediaPath }),
    store: async (_context, value) => void received.push(value),
  })
}

test('a part that came before its feature is validated and handed over when the feature arrives', async () => {
  const { kept, version } = await importTest({ picture: 'media/t.png' })
  expect(await kept()).toEqual([{ part: 'tests.cognitive' }])
  const received: { picture: string }[] = []
  await handOverLaterParts(server.services, await formatWith(testPart(received)))
  expect(received).toHaveLength(1)
  expect(readFileReference(received[0]?.picture)).not.toBe(null)
  expect(await kept()).toEqual([])
  expect(await version()).toBe(2)
})

test('one that does not fit its feature stays unread', async () => {
  const { kept, version } = await importTest({ picture: 7 })
  const received: unknown[] = []
  await handOverLaterParts(server.services, await formatWith(testPart(received)))
  expect(received).toEqual([])
  expect(await kept()).toEqual([{ part: 'tests.cognitive' }])
  expect(await version()).toBe(1)
})
