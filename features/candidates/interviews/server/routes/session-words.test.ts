import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { fileReference } from '../../../../platform/media/rules.ts'
import { storeInterviewDocument } from '../queries.ts'
import { anAnswer, aReport, media } from './report-under-test.ts'

const server = serverUnderTest()

const said = (speaker: string) => ({ startMs: 2_000, endMs: 6_000, text: '…', speaker })
const createdDate = 1_710_000_000_000

async function readReport(isAnonymous: boolean) {
  const answers = [anAnswer('q1', { transcript: { sentences: [said('Dana Weiss')] } })]
  const report = await aReport(server, { answers, isAnonymous })
  const file = await aFile(server.services, report, { name: 'meeting.webm', contentType: 'video/webm' })
  const transcript = { sentences: [said('林晓彤'), said('Dana Weiss')] }
  const records = [{ createdDate, videoUrl: fileReference(file), transcript }]
  await storeInterviewDocument(server.services.db, report, 'fullRecords', records, server.clock.now())
  const { data } = await report.read()
  return data
}

test('the words of a recording of the whole session are sent with it', async () => {
  const data = await readReport(false)
  const transcript = { sentences: [said('林晓彤'), { ...said('Dana Weiss'), by: 'another' }] }
  expect(data?.fullRecords).toEqual([{ createdDate, videoUrl: media, transcript }])
})

test('the voices of an anonymous candidate’s session have numbers and the masked name, as in the answers', async () => {
  const data = await readReport(true)
  expect(data?.answerResult[0]?.transcript?.sentences.map(({ speaker }) => speaker)).toEqual(['voice 1'])
  expect(data?.fullRecords[0]?.transcript?.sentences.map(({ speaker }) => speaker)).toEqual([
    '林**',
    'voice 1',
  ])
})
