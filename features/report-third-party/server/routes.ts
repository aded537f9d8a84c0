import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { openReport } from '../../access/server/gate.ts'
import { getCandidate } from '../../candidates/server/queries.ts'
import { listFileNames } from '../../report-attachments/server/queries.ts'
import { listThirdPartyEvaluations } from '../contract.ts'
import { isShownTo } from '../rules.ts'
import { namedFiles, presentEvaluations } from './present.ts'
import { listEvaluations } from './queries.ts'

export function routes(house: House, serve: Serve): void {
  serve(listThirdPartyEvaluations, async ({ input, viewer }) => {
    const { db, media } = house
    const reader = await openReport(house, viewer, { candidateId: input.jobseekerChannelId })
    const { usesPersonalityTest } = reader.setting.rules
    const { permissions } = viewer
    if (!isShownTo({ permissions, usesPersonalityTest })) throw new Refusal(gateRefusals, 'noView')
    const isOtherPosition = input.positionId && readId(input.positionId) !== reader.positionId
    if (isOtherPosition) throw new Refusal(gateRefusals, 'notFound')
    const [stored, { positionName }] = await Promise.all([
      listEvaluations(db, reader),
      getCandidate(db, reader),
    ])
    return presentEvaluations(stored, {
      positionName,
      isAnonymous: reader.isAnonymous,
      names: await listFileNames(db, reader.companyId, namedFiles(stored)),
      addressOf: media.of(viewer.sessionId),
    })
  })
}
