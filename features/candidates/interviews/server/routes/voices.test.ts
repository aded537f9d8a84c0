import { aFile } from '@candor/testkit/files'
import { serverUnderTest } from '@candor/testkit/server'
import { describe, expect, test } from 'vitest'
import { fileReference } from '../../../../platform/media/rules.ts'
import { transcriptPiece } from '../../../transcripts/rules/file-piece.ts'
import { StoredTranscript } from '../../../transcripts/rules/stored-transcript.ts'
import { nameVoice } from '../../contract.ts'
import { storeInterviewDocument } from '../queries.ts'
import { anAnswer, aReport } from './report-under-test.ts'

const server = serverUnderTest()
const createdDate = 1_710_000_000_000

/** Reads a file as the importer does. */
function transcriptOf(path: string, text: string) {
  const read = transcriptPiece.read({ path, text })
  if (!('value' in read)) throw new Error(JSON.stringify(read.faults))
  return StoredTranscript.parse(read.value)
}

async function aMeeting(text: string, given: { isAnonymous?: boolean; path?: string } = {}) {
  const report = await aReport(server, { answers: [], isAnonymous: given.isAnonymous ?? false })
  const file = await aFile(server.services, report, { name: 'meeting.webm', contentType: 'video/webm' })
  const store = (content: string) =>
    storeInterviewDocument(
      server.services.db,
      report,
      'fullRecords',
      [
        {
          createdDate,
          videoUrl: fileReference(file),
          transcript: transcriptOf(given.path ?? 'media/a.vtt', content),
        },
      ],
      server.clock.now(),
    )
  await store(text)
  const read = async () => {
    const { data } = await report.read()
    return {
      said: data.fullRecords[0]?.transcript?.sentences.map(({ speaker, by }) => [speaker, by ?? 'candidate']),
      voices: data.voices,
    }
  }
  const name = (voice: string, role: 'candidate' | 'another' | 'unknown') =>
    server.call(nameVoice, { interviewId: report.interviewId, voice, role }, { token: report.account.token })
  return { report, read, name, store }
}

const vtt = (...said: readonly [string, string][]) =>
  `WEBVTT\n\n${said.map(([name, text], index) => `00:0${index}.000 --> 00:0${index}.900\n<v ${name}>${text}</v>\n`).join('\n')}`

describe('the candidate of a meeting', () => {
  test.each([
    [
      'Teams, a guest by surname',
      vtt(['Dana Weiss', 'How?'], ['Lin, Xiaotong (Guest)', 'So.']),
      'Lin, Xiaotong (Guest)',
    ],
    [
      'names in the lines',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nDana Weiss: How?\n\n00:03.000 --> 00:04.000\n林晓彤：So.',
      '林晓彤',
    ],
  ])('is told from the interviewer: %s', async (_, text, own) => {
    const { read } = await aMeeting(text)
    const { said, voices } = await read()
    expect(said).toEqual([
      ['Dana Weiss', 'another'],
      [own, 'candidate'],
    ])
    expect(voices).toMatchObject([
      { speaker: 'Dana Weiss', role: 'another', isSaid: false, sentences: 1, text: 'How?' },
      { speaker: own, role: 'candidate' },
    ])
  })

  test('is unknown until a person names a voice, which can be taken back', async () => {
    const { read, name } = await aMeeting(vtt(['Dana Weiss', 'How?'], ['Tong’s iPad', 'So.']))
    const unknown = [
      ['Dana Weiss', 'unknown'],
      ['Tong’s iPad', 'unknown'],
    ]
    const before = await read()
    expect(before.said).toEqual(unknown)
    const voice = before.voices?.[1]?.id ?? ''
    expect((await name(voice, 'candidate')).code).toBe(0)
    const after = await read()
    expect(after.said).toEqual([
      ['Dana Weiss', 'another'],
      ['Tong’s iPad', 'candidate'],
    ])
    expect(after.voices?.[1]).toMatchObject({ role: 'candidate', isSaid: true })
    expect((await name(voice, 'unknown')).code).toBe(0)
    expect((await read()).said).toEqual(unknown)
    const entries = await server.services.db
      .selectFrom('auditEntryWhole')
      .where('action', '=', 'voice.named')
      .select('details')
      .execute()
    expect(entries.map(({ details }) => details)).toContainEqual({ from: 'unknown', to: 'candidate' })
    expect(JSON.stringify(entries)).not.toContain('iPad')
  })
})

describe('naming a voice', () => {
  test('a label that was named holds for its transcript alone, and a name for every one', async () => {
    const { read, name, store } = await aMeeting(vtt(['SPEAKER_00', 'How?'], ['SPEAKER_01', 'So.']))
    const { voices } = await read()
    await name(voices?.[1]?.id ?? '', 'candidate')
    expect((await read()).said?.map(([, by]) => by)).toEqual(['another', 'candidate'])
    await store(vtt(['SPEAKER_01', 'How?'], ['SPEAKER_00', 'So.']))
    expect((await read()).said?.map(([, by]) => by)).toEqual(['unknown', 'unknown'])
  })

  test('nobody names a voice that is not heard, or one of an anonymous candidate', async () => {
    const open = await aMeeting(vtt(['Dana Weiss', 'How?'], ['B', 'So.']))
    expect((await open.name('name:nobody', 'candidate')).code).toBe(1005)
    const hidden = await aMeeting(vtt(['Dana Weiss', 'How?'], ['B', 'So.']), { isAnonymous: true })
    expect((await hidden.read()).voices).toBe(undefined)
    expect((await hidden.name('name:b', 'candidate')).code).toBe(1005)
  })
})

test('the words of an answer that nobody is named in are the candidate’s, and no voices are asked about', async () => {
  const sentences = [{ startMs: 0, endMs: 900, text: 'So.' }]
  const { read } = await aReport(server, { answers: [anAnswer('q1', { transcript: { sentences } })] })
  const { data } = await read()
  expect(data.answerResult[0]?.transcript?.sentences).toEqual(sentences)
  expect(data.voices).toEqual([])
})
