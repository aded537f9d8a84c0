import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import qrcode from 'qrcode'
import { gateRefusals } from '../../access/contract.ts'
import { createCheckCode, createInterviewCode, createPositionCode } from '../contract.ts'
import { codePath } from '../rules.ts'
import { hasPosition } from './queries.ts'

/** The width of a code in pixels: sharp on paper as well. */
const width = 480

interface Asked {
  readonly positionId: string
  readonly interviewId?: string | undefined
}

export function routes({ db, settings }: AppServices, serve: Serve): void {
  async function makeCode(companyId: CompanyId, asked: Asked): Promise<string> {
    const positionId = readId<'position'>(asked.positionId)
    if (!positionId || !(await hasPosition(db, companyId, positionId)))
      throw new Refusal(gateRefusals, 'notFound')
    // It is no more than a part of the link: whether it may be read is proved to whoever opens that.
    const interviewId = asked.interviewId ?? null
    return qrcode.toDataURL(`${settings.publicUrl}${codePath(positionId, interviewId)}`, { width, margin: 2 })
  }

  serve(createPositionCode, ({ input, viewer }) => makeCode(viewer.companyId, input))
  serve(createInterviewCode, ({ input, viewer }) => makeCode(viewer.companyId, input))
  serve(createCheckCode, ({ input, viewer }) => makeCode(viewer.companyId, input))
}
