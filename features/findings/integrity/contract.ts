import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'
import { Amount, Text, Time } from './contract/report.ts'

const defineCall = callsOf('integrity')

/** The actions of the candidate, step by step. An anonymous candidate's location is not sent. */
export const getOperatorLogs = defineCall({
  method: 'GET',
  path: '/mark/interview/report/getOperatorLogs',
  summary: 'The log of an interview as it was taken',
  access: {
    report: 'interview',
    by: { interview: 'interviewId' },
    needs: 'reportInterviewLog',
    visitors: true,
  },
  onFailure: ['toast'],
  input: z.object({ interviewId: WireId }),
  reply: z.array(
    z.object({
      createdTime: z.number(),
      content: z.string(),
      /** 1 PC, 2 mini program, 3 H5 (R3-057). */
      platform: Amount,
      ip: Text,
      ipAddr: Text,
    }),
  ),
})

/** Pictures of the monitors. `source`: 1 computer, 2 phone, 3 screen (R9-069). */
export const getChatMonitorImg = defineCall({
  method: 'GET',
  path: '/mark/interview/report/getChatMonitorImg',
  summary: 'The pictures that were taken while an interview was held',
  access: {
    report: 'interview',
    by: { interview: 'interviewId' },
    needs: 'reportInterviewLog',
    visitors: true,
  },
  onFailure: ['toast'],
  input: z.object({ interviewId: WireId }),
  reply: z.array(z.object({ source: z.number(), url: z.string(), createTime: Time })),
})

/** A stretch away from the interview's page: epoch milliseconds, and its length in seconds. */
const CheatLog = z.object({ startTime: z.number(), endTime: Time, time: Amount })

export type CheatLog = z.output<typeof CheatLog>

export const getCheatLogs = defineCall({
  method: 'GET',
  path: '/candidate/aiCheat/getCheatLogs',
  summary: 'When a candidate left the page of an interview',
  access: {
    report: 'interview',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    needs: 'reportInterviewLog',
    visitors: true,
  },
  onFailure: ['toast'],
  input: z.object({ jobseekerChannelId: WireId, interviewId: WireId }),
  reply: z.array(CheatLog),
})

/** `usedTimes`: how often the page was left; `totalTime`: seconds away in total. */
export const getExitAndLoginInfo = defineCall({
  method: 'GET',
  path: '/candidate/aiCheat/getExitAndLoginInfo',
  summary: 'How often a candidate left the page of an interview, and how often they signed in to it',
  access: {
    report: 'interview',
    by: { interview: 'interviewId', candidate: 'jobseekerChannelId' },
    needs: 'reportInterviewLog',
    visitors: true,
  },
  onFailure: ['toast'],
  input: z.object({ jobseekerChannelId: WireId, interviewId: WireId }),
  reply: z.object({
    usedTimes: Amount,
    totalTime: Amount,
    cheatLogs: z.array(CheatLog),
    loginInfoList: z.array(z.object({ loginTime: z.number(), platform: Amount, ip: Text, ipAddr: Text })),
  }),
})
