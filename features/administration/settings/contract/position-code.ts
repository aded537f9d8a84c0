import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('settings')

/** The most codes that one account may have drawn, and within how many minutes: each occupies the server for 40 ms. */
export const codeLimit = { max: 120, perMinutes: 15 } as const

/** The refusal of every call that draws a code. */
export const drawingRefusals = { feature: 'settings', refusals: { tooMany: codes.tooMany } } as const

/** A data URL of a PNG. */
const Image = z.string()

/** The QR code of a position's candidates, for people who may see them. */
export const createPositionCode = defineCall({
  method: 'POST',
  path: '/enterprise/position/position/createwxaqrcode',
  summary: 'A QR code that leads to the candidates of a position',
  access: { user: {}, needs: 'position' },
  input: z.object({ positionId: WireId }),
  reply: Image,
  refusals: drawingRefusals.refusals,
})

const interviewOfPosition = {
  report: 'interview',
  by: { interview: 'interviewId', position: 'positionId' },
  needs: 'position',
} as const
const ofInterview = z.object({ positionId: WireId, interviewId: WireId })

/** The QR code of an interview's report, for people who may read it. */
export const createInterviewCode = defineCall({
  method: 'POST',
  path: '/enterprise/position/position/createinterviewqrcode',
  summary: 'A QR code that leads to the report of an interview of a position',
  access: interviewOfPosition,
  input: ofInterview,
  reply: Image,
  refusals: drawingRefusals.refusals,
})

/** Replaces the mini-app's code: this server has no mini-app, so it leads to the same page. */
export const createCheckCode = defineCall({
  method: 'POST',
  path: '/enterprise/position/position/createwxcheckaqrcode',
  summary: 'A QR code by which an interview of a position is looked at',
  access: interviewOfPosition,
  input: ofInterview,
  reply: Image,
  refusals: drawingRefusals.refusals,
})
