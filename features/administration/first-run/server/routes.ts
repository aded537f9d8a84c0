import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { firstStepsOf } from '../../../platform/company/rules/first-steps.ts'
import { findFirstStepFacts } from '../../../platform/company/server/queries/first-steps.ts'
import { findFirstSteps, hideFirstSteps, skipFirstStep } from '../contract.ts'
import { hideSteps, skipStep } from './actions/change-steps.ts'
import { presentPosition, presentSteps } from './present.ts'
import { countFirstThings, findLatestPosition, findSampleCandidate, listSkips } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db, mailer, settings } = services

  serve(findFirstSteps, async ({ viewer }) => {
    const { companyId } = viewer
    const [facts, skips, counts, position, sampleCandidateId] = await Promise.all([
      findFirstStepFacts(db, companyId),
      listSkips(db, companyId),
      countFirstThings(db, companyId),
      findLatestPosition(db, companyId),
      findSampleCandidate(db, companyId),
    ])
    const own = firstStepsOf(viewer)
    return {
      isLed: facts.isLed,
      companyName: counts.companyName,
      steps: presentSteps(own, facts, skips),
      position: own.includes('position') || own.includes('candidates') ? presentPosition(position) : null,
      positions: own.includes('position') ? counts.positions : 0,
      candidates: own.includes('candidates') ? counts.candidates : 0,
      accounts: own.includes('colleagues') ? counts.accounts : 0,
      sampleCandidateId: own.includes('results') ? sampleCandidateId : null,
      hasMail: mailer !== null,
      address: settings.publicUrl,
    }
  })

  serve(skipFirstStep, (request) => skipStep(services, request))
  serve(hideFirstSteps, (request) => hideSteps(services, request))
}
