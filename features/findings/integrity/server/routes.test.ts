import { aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import type { PermissionKey } from '../../../platform/access/rules/permissions.ts'
import { preventCheatingReport } from '../contract/report.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const item = (type: string, status: number, more: object = {}) => ({ type, status, ...more })

async function aCheckedInterview(document: unknown, buttons: PermissionKey[] = ['reportAIInterview']) {
  const interview = await anInterview(server.services)
  if (document !== undefined) await aDocument(server.services, interview, 'antiCheating', document)
  const { token } = await anAccount(server.services, { companyId: interview.companyId, buttons })
  return { ...interview, token }
}

async function read({ interviewId, token }: { interviewId: string; token: string }) {
  return server.call(preventCheatingReport, { interviewId }, { token })
}

test('the results of the checks are answered in the fields of the wire [R7-014 R7-059 R3-010]', async () => {
  const found = [item('leftPage', 0, { desc: ['3 times', '00:41 in total'] }), item('phoneMonitoring', -1)]
  const answer = await read(await aCheckedInterview({ unqualified: found }))
  expect(answer.code).toBe(0)
  expect(answer.data.unqualified).toEqual([
    { type: 'leftPage', status: 0, desc: ['3 times', '00:41 in total'], url: [] },
    { type: 'phoneMonitoring', status: -1, desc: [], url: [] },
  ])
})

test('a hidden finding does not leave the server, and neither do figures that no screen shows [R2-078]', async () => {
  const found = [item('login', 2, { desc: ['a secret'] }), item('noFace', 1)]
  const answer = await read(await aCheckedInterview({ unqualified: found, concentrationRate: 92 }))
  expect(answer.data.unqualified?.map(({ type }) => type)).toEqual(['noFace'])
  expect(answer.body).not.toMatch(/secret|login|92/)
})

test('an interview without flagged checks differs from an unchecked one', async () => {
  expect((await read(await aCheckedInterview({ unqualified: [] }))).data.unqualified).toEqual([])
  expect((await read(await aCheckedInterview({ concentrationRate: 92 }))).data.unqualified).toEqual([])
  expect((await read(await aCheckedInterview(undefined))).data.unqualified).toBe(null)
})

test.each([
  ['a finding', { unqualified: [item('noFace', -1)] }, true],
  ['a switch', { noFaceDetection: -1 }, true],
  ['a count', { speechDraftDetection: { speechDraftTimes: -1 } }, true],
  ['the course', { usedTimes: -1 }, true],
  ['a hidden check', { unqualified: [item('noFace', 2)], noFaceDetection: -1 }, false],
  ['nothing', { unqualified: [], noFaceDetection: 1, usedTimes: 3 }, false],
] as const)(
  'a reader of the findings learns whether a check is still being made, without its figures: %s [R2-079]',
  async (_, document, isGenerating) => {
    const { data } = await read(await aCheckedInterview(document))
    expect(data).toMatchObject({ isGenerating, noFaceDetection: null, speechDraftDetection: null })
  },
)

test('checks that cannot be read are a fault, which is not the same as not checked either', async () => {
  for (const odd of ['of an older format', { unqualified: [], maxWordTextSimilarity: 'high' }]) {
    expect(await read(await aCheckedInterview(odd))).toMatchObject({
      code: 1500,
      data: { unreadable: 'antiCheating' },
    })
  }
})

async function importChecks(antiCheating: unknown) {
  const files = {
    'media/left.png': Buffer.from('a picture'),
    'media/draft.mp4': Buffer.from('a video'),
    'media/draft.jpg': Buffer.from('a poster'),
  }
  return importer.importInterview(await anAccount(server.services), { antiCheating }, files)
}

test('imported pictures and videos are answered as signed addresses that open', async () => {
  const imported = await importChecks({
    unqualified: [
      item('leftPage', 0, { url: [{ video_url: 'media/left.png' }] }),
      item('speechDraft', 1, {
        url: [{ video_url: 'media/draft.mp4', video_screenshot_url: 'media/draft.jpg' }],
      }),
    ],
    fullRecordingFlag: 1,
  })
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  const { data } = await read(imported)
  const [left, draft] = data.unqualified ?? []
  expect(left?.url[0]).toMatchObject({ video_url: null, video_url_mp4: null })
  const picture = await server.app.inject(left?.url[0]?.video_screenshot_url ?? '')
  expect([picture.headers['content-type'], picture.body]).toEqual(['image/png', 'a picture'])
  const video = await server.app.inject(draft?.url[0]?.video_url ?? '')
  expect([video.headers['content-type'], video.body]).toEqual(['video/mp4', 'a video'])
  const poster = await server.app.inject(draft?.url[0]?.video_screenshot_url ?? '')
  expect(poster.body).toBe('a poster')
})

test.each([
  ['an unknown key of a finding', item('leftPage', 0, { score: 3 })],
  ['a status that is no number', item('leftPage', 0, { status: 'bad' })],
  ['a file outside the bundle', item('leftPage', 0, { url: [{ video_url: '../left.png' }] })],
])('an import with %s is refused', async (_case, wrong) => {
  const { result } = await importChecks({ unqualified: [wrong] })
  expect(result?.state).toBe('refused')
})
