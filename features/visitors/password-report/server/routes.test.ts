import { aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { visitorSwitch } from '../../../platform/company/rules.ts'
import { sharedKeys } from '../../../shares/shares/rules/sharing.ts'
import { report4MobileV2, reportNew4Mobile } from '../contract.ts'

const server = serverUnderTest()
const calls = [reportNew4Mobile, report4MobileV2]

const aiData = {
  interviewCategory: 2,
  isL5Position: 0,
  isOrderAi: 2,
  aiAllScore: 4.2,
  tdnaScore: 4.1,
  emotionScore: null,
  speechScore: -1,
  labelGroupScoreList: [{ label: '数据库', labelScore: 4, labelTotalScore: 5, labeldesc: '索引与事务' }],
  emotionScores: {
    emtions: [{ emotionname: 'anger', emotioncount: 2 }],
    topemotion: [{ emotionname: 'neutral', emotiondesc: '平静' }],
  },
  l2ReportInfo: {
    l2status: 0,
    dimLabelList: [{ assessmentPoint: '系统设计', calculateStar: 4.6, scoreReason: '说明了幂等键。' }],
  },
}

const answers = [
  {
    question_id: 'q1',
    problem_answer_method: 1,
    problem: '<p>一</p>',
    label_name: '系统设计',
    labelscore: 5,
    actualscore: 4.6,
  },
  {
    question_id: 'w1',
    problem_answer_method: 2,
    problem: '<p>二</p>',
    label_name: '数据库',
    labelscore: 5,
    actualscore: 5,
  },
  {
    question_id: 'w2',
    problem_answer_method: 3,
    problem: '<p>三</p>',
    label_name: '数据库',
    labelscore: 5,
    actualscore: 2,
  },
]

async function aReport(
  given: Partial<Parameters<typeof aShare>[1]> = {},
  analysis: object | null = aiData,
  written: unknown = answers,
) {
  const { companyId, accountId } = await anAccount(server.services)
  const interview = await anInterview(server.services, { companyId })
  const { candidateId, interviewId } = interview
  if (analysis) await aDocument(server.services, interview, 'aiData', analysis)
  await aDocument(server.services, interview, 'answers', written)
  await server.services.db
    .updateTable('interview')
    .set({ usedSeconds: 870, totalSeconds: 2700 })
    .where('id', '=', interviewId)
    .execute()
  const of = { companyId, candidateId, interviewId, accountId, password: 'Kd27Rx', sections: sharedKeys }
  const share = await aShare(server.services, { ...of, ...given })
  return { ...share, interviewId }
}

test.each(calls)(
  '$path answers the report detail by the right password, field by field [P7-022 P7-023 P3-015 R7-024 R7-025]',
  async (call) => {
    const { token } = await aReport()
    const { code, data } = await server.call(call, { interviewId: token, pin: 'Kd27Rx' })
    expect(code).toBe(0)
    expect(data).toEqual({
      aiallscore: 4.2,
      aiallscoreoutof: 5,
      aitdna: 4.1,
      aiemotion: null,
      aispeech: -1,
      usetime: 870,
      totaltime: 2700,
      sortaiscore: [{ competence_name: '系统设计', competence_comment: '说明了幂等键。' }],
      emotionscore: {
        emtions: [{ emotionname: 'anger', emotioncount: 2 }],
        topemotion: [{ emotionname: 'neutral', emotiondesc: '平静' }],
      },
      sortablescore: [
        { label: '系统设计', labeldesc: null, labelinfo: { score: 4.6, totalLabelScore: 5, isVideo: 1 } },
        {
          label: '数据库',
          labeldesc: '索引与事务',
          labelinfo: { score: 7, totalLabelScore: 10, isVideo: 0 },
        },
      ],
    })
  },
)

test.each(calls)('$path tells a share of the resume alone nothing of the interview’s time', async (call) => {
  const { token } = await aReport({ sections: ['reportResume'] })
  const { data } = await server.call(call, { interviewId: token, pin: 'Kd27Rx' })
  expect(data).toMatchObject({ usetime: null, totaltime: null, sortaiscore: [], sortablescore: [] })
})

test('a wrong password, none, and the interview’s own id open nothing [P6-001 R7-024 R7-025]', async () => {
  const { token, interviewId } = await aReport()
  for (const call of calls) {
    const wrong = { code: 1006, msg: '密码错误', data: null }
    expect(await server.call(call, { interviewId: token, pin: 'Kd27Rz' }, { lang: 'cn' })).toMatchObject(
      wrong,
    )
    expect(await server.call(call, { interviewId: token }, { lang: 'cn' })).toMatchObject(wrong)
    expect((await server.call(call, { interviewId, pin: 'Kd27Rx' })).code).toBe(1006)
    expect((await server.call(call, { interviewId, pin: 'Kd27R' })).code).toBe(1003)
  }
  const over = await aReport({ days: 0 })
  expect((await server.call(reportNew4Mobile, { interviewId: over.token, pin: 'Kd27Rx' })).code).toBe(1006)
})

test('the tries of all calls for a link are counted together, and each reading is recorded', async () => {
  const { token, shareId } = await aReport()
  const ask = (call: (typeof calls)[number], pin: string) => server.call(call, { interviewId: token, pin })
  expect((await ask(reportNew4Mobile, 'Kd27Rx')).code).toBe(0)
  for (const call of [...calls, ...calls, reportNew4Mobile])
    expect((await ask(call, 'aaaaaa')).code).toBe(1006)
  expect((await ask(report4MobileV2, 'Kd27Rx')).code).toBe(1009)
  const grant = server.services.db.selectFrom('shareGrant').where('id', '=', shareId)
  expect((await grant.select('views').executeTakeFirstOrThrow()).views).toBe(1)
})

test.each([
  ['aiData', 'of an older format'],
  ['evidence', [{ quote: 'x' }]],
])('an analysis whose %s cannot be read is told as that, and nothing of it', async (part, document) => {
  const report = await aReport()
  await server.services.db
    .deleteFrom('interviewDocument')
    .where('interviewId', '=', report.interviewId)
    .where('part', '=', part)
    .execute()
  await aDocument(server.services, report, part, document)
  const { data } = await server.call(reportNew4Mobile, { interviewId: report.token, pin: 'Kd27Rx' })
  expect(data).toMatchObject({ unreadable: [part], sortaiscore: [], emotionscore: null, usetime: 870 })
  expect(Object.keys(data)).not.toContain('aiallscore')
  expect(data.sortablescore).toMatchObject([{ label: '系统设计' }, { label: '数据库', labeldesc: null }])
})

test('answers that cannot be read are told as that, beside the analysis', async () => {
  const report = await aReport({}, aiData, 'of an older format')
  const { data } = await server.call(reportNew4Mobile, { interviewId: report.token, pin: 'Kd27Rx' })
  expect(data).toMatchObject({ unreadable: ['answers'], aiallscore: 4.2, sortablescore: [] })
})

test.each(calls)(
  '$path names answers that cannot be read once, and only to a share that opens them, where verdicts are hidden',
  async (call) => {
    const readBy = async (given: Parameters<typeof aReport>[0]) => {
      const { token, companyId } = await aReport(given, aiData, 'of an older format')
      await aSetting(server.services, companyId, 'rules', { hideAnswerCorrectness: true })
      const summary = { tabType: visitorSwitch('overviewAI'), inUse: 1 }
      await aSetting(server.services, companyId, 'reportTabConfig', [summary])
      const { data } = await server.call(call, { interviewId: token, pin: 'Kd27Rx' })
      return [data.aiallscore, data.unreadable]
    }
    expect(await readBy({})).toEqual([4.2, ['answers']])
    expect(await readBy({ sections: ['overviewAI'] })).toEqual([4.2, undefined])
  },
)

test('a share without scores answers none, and one without the AI interview nothing of it', async () => {
  const withoutScores = await aReport({ showsScores: false })
  const { data, body } = await server.call(reportNew4Mobile, {
    interviewId: withoutScores.token,
    pin: 'Kd27Rx',
  })
  expect(Object.keys(data).filter((key) => /^ai(allscore|tdna|emotion|speech)$/.test(key))).toEqual([])
  expect(data.sortablescore).toEqual([])
  expect(body).not.toMatch(/4\.[126]/)
  const resume = await aReport({ sections: ['reportResume'] })
  const nothing = await server.call(reportNew4Mobile, { interviewId: resume.token, pin: 'Kd27Rx' })
  expect(nothing.data).toMatchObject({ sortaiscore: [], emotionscore: null, sortablescore: [] })
})

test.each([
  ['being written', { l2ReportInfo: { ...aiData.l2ReportInfo, l2status: 1 } }, false],
  ['ordered alone', { isOrderAi: 3, l2ReportInfo: undefined, aiAllScore: undefined }, false],
  ['a running score alone', { isOrderAi: 2, l2ReportInfo: undefined, aiAllScore: -1 }, false],
  ['stopped', { isL2ScoreStop: 1, l2ReportInfo: { ...aiData.l2ReportInfo, l2status: 1 } }, true],
])('emotions of an analysis that is %s leave the server: %s', async (_, more, isSent) => {
  const { token } = await aReport({}, { ...aiData, ...more })
  for (const call of calls) {
    const { data, body } = await server.call(call, { interviewId: token, pin: 'Kd27Rx' })
    expect(data.emotionscore !== null).toBe(isSent)
    expect(/anger|平静/.test(body)).toBe(isSent)
  }
})

test('under a law without visual analysis the detail has no emotions [D03]', async () => {
  const { token, companyId } = await aReport()
  await server.services.db.updateTable('company').set({ profile: 'eu' }).where('id', '=', companyId).execute()
  const { data } = await server.call(reportNew4Mobile, { interviewId: token, pin: 'Kd27Rx' })
  expect(data.emotionscore).toBe(null)
  expect(data).not.toHaveProperty('aiemotion')
  await aSetting(server.services, companyId, 'aiMarkCfg', { allStatus: 0 })
  const hidden = await server.call(reportNew4Mobile, { interviewId: token, pin: 'Kd27Rx' })
  expect(hidden.data).not.toHaveProperty('aiallscore')
})

test.each<[string, object | null, object]>([
  ['while it runs', { isOrderAi: 2 }, { aiallscore: null }],
  ['once its words are there before it', { aiAllScore: -1, sumContent: '稳健。' }, { aiallscore: -1 }],
  ['stopped', { ...aiData, isL2ScoreStop: 1 }, {}],
  ['stopped before anything came', { isOrderAi: 2, isL2ScoreStop: 1 }, {}],
  ['never made, beside other results', { isOrderAi: 1, haveise: 1 }, {}],
  ['never made at all', null, {}],
])(
  'a pending overall score is null or -1, and a score that never comes is left out: %s',
  async (_, analysis, told) => {
    const { token } = await aReport({}, analysis)
    const { data } = await server.call(reportNew4Mobile, { interviewId: token, pin: 'Kd27Rx' })
    expect('aiallscore' in data ? { aiallscore: data.aiallscore } : {}).toEqual(told)
  },
)
