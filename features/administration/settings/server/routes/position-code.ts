import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import qrcode from 'qrcode'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import {
  codeLimit,
  createCheckCode,
  createInterviewCode,
  createPositionCode,
  drawingRefusals,
} from '../../contract/position-code.ts'
import { codePath } from '../../rules/position-code.ts'
import { hasPosition } from '../queries/position-code.ts'

/** The width of a code in pixels, which is enough for print. */
const width = 480

export function servePositionCodes(services: AppServices, serve: Serve): void {
  const { db, settings } = services

  async function codeOf(path: string, { accountId }: Pick<Viewer, 'accountId'>): Promise<string> {
    await requireAttempt(services, drawingRefusals, { key: `QR codes of ${accountId}`, ...codeLimit })
    return qrcode.toDataURL(`${settings.publicUrl}${path}`, { width, margin: 2 })
  }

  serve(createPositionCode, async ({ input, viewer }) => {
    const positionId = readId<'position'>(input.positionId)
    if (!positionId || !(await hasPosition(db, viewer.companyId, positionId)))
      throw new Refusal(gateRefusals, 'notFound')
    return codeOf(codePath(positionId, null), viewer)
  })

  serve(createInterviewCode, ({ reader, viewer }) =>
    codeOf(codePath(reader.positionId, reader.interviewId), viewer),
  )
  serve(createCheckCode, ({ reader, viewer }) =>
    codeOf(codePath(reader.positionId, reader.interviewId), viewer),
  )
}
