import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import qrcode from 'qrcode'
import { gateRefusals } from '../../access/contract.ts'
import { createCheckCode, createInterviewCode, createPositionCode } from '../contract.ts'
import { codePath } from '../rules.ts'
import { hasPosition } from './queries.ts'

/** The width of a code in pixels, which is enough for print. */
const width = 480

export function routes({ db, settings }: AppServices, serve: Serve): void {
  const codeOf = (path: string) => qrcode.toDataURL(`${settings.publicUrl}${path}`, { width, margin: 2 })

  serve(createPositionCode, async ({ input, viewer }) => {
    const positionId = readId<'position'>(input.positionId)
    if (!positionId || !(await hasPosition(db, viewer.companyId, positionId)))
      throw new Refusal(gateRefusals, 'notFound')
    return codeOf(codePath(positionId, null))
  })

  serve(createInterviewCode, ({ reader }) => codeOf(codePath(reader.positionId, reader.interviewId)))
  serve(createCheckCode, ({ reader }) => codeOf(codePath(reader.positionId, reader.interviewId)))
}
