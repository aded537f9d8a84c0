import { saveLocale } from '@candor/messages/web/stored-locale'
import { beforeEach, expect, test } from 'vitest'
import { forgetSignIn } from '../../session/web/signed-in.ts'
import { clearClientState, clientState, enterReport, fillClientState } from './client-state.ts'
import { signIn } from './fake-page.tsx'

beforeEach(() => {
  forgetSignIn()
  clearClientState()
})

test('the client state has exactly its fields, with appId 4 [R3-079 R3-080 P3-001 P3-002]', () => {
  const state = clientState()
  expect(Object.keys(state).sort()).toEqual(
    [
      ...[
        'lang',
        'token',
        'userInfo',
        'positionId',
        'companyId',
        'interviewId',
        'jobseekerChannelId',
        'corpId',
      ],
      ...[
        'estimateType',
        'currentUserId',
        'appId',
        'education',
        'workInfo',
        'projectInfo',
        'interviewResult',
      ],
      ...[
        'interviewInfos',
        'interviewMsg',
        'answerResult',
        'interviewArrangeList',
        'aiData',
        'interviewPlanList',
      ],
      ...['interviewPlanId', 'shortList', 'haveOperateCount', 'noOperateCount', 'invalidCount', 'remarkList'],
      ...['allEstmate', 'evaluationConfig', 'aiMarkCfg', 'aiReportCfg', 'reportTabConfig', 'redirectUrl'],
      'previewResumeUrl',
    ].sort(),
  )
  expect(state.appId).toBe(4)
  expect(state.aiMarkCfg).toEqual({ allStatus: 1, singleStatus: 1, manualStatus: 1, aiScoreStatus: 1 })
})

test('clearing resets the interview’s state, but not token, user or language [R4-069 P3-004]', () => {
  signIn()
  saveLocale('zh-TW')
  const before = clientState()
  fillClientState({
    interviewId: 'i1',
    estimateType: 2,
    shortList: [1],
    haveOperateCount: 3,
    remarkList: ['x'],
    appId: 9,
  })
  expect(clientState()).toMatchObject({ interviewId: 'i1', estimateType: 2, haveOperateCount: 3 })
  clearClientState()
  expect(clientState()).toEqual(before)
  expect(clientState()).toMatchObject({ token: 't', userInfo: { userId: 'u' }, lang: 'zh-TW' })
})

test('entering another candidate’s report forgets the one before', () => {
  expect(enterReport('c1')).toEqual({ isStep: false })
  fillClientState({ interviewId: 'i1', remarkList: ['x'] })
  expect(enterReport('c1')).toEqual({ isStep: false })
  expect(clientState().interviewId).toBe('i1')
  expect(enterReport('c2')).toEqual({ isStep: true })
  expect(clientState()).toMatchObject({ jobseekerChannelId: 'c2', interviewId: '', remarkList: [] })
})
