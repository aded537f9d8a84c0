import * as z from 'zod/mini'
import type { ReportReader } from '../../../platform/access/rules/viewer.ts'
import type { CompanyLabel, InterviewTimes } from '../contract.ts'
import type { Label } from '../rules.ts'

export function readLabel({ labelId, labelName }: CompanyLabel): Label {
  return { id: labelId, name: labelName }
}

export function readLabels(labels: readonly CompanyLabel[]): Label[] {
  return labels.map(readLabel)
}

export function writeLabel({ id, name }: Label): CompanyLabel {
  return { labelId: id, labelName: name }
}

export function writeHeld({ id }: Pick<Label, 'id'>) {
  return { labelId: id }
}

export function writeWanted(wanted: Pick<Label, 'id'> | Pick<Label, 'name'>) {
  return 'id' in wanted ? writeHeld(wanted) : { labelName: wanted.name }
}

/** A label as an act gave it, kept for its undo. */
export const GivenLabel = z.object({ labelId: z.number(), name: z.string() })

/** The stored row of a label that an act took away, kept for its undo. */
export const FormerLabel = z.extend(GivenLabel, { sortIndex: z.number(), isManual: z.boolean() })

interface StoredTimes {
  readonly beganAt: number | null
  readonly finishedAt: number | null
  readonly usedSeconds: number | null
  readonly totalSeconds: number | null
}

/**
 * When an interview was held, and how much of its time was used, as far as a reader may know it.
 *
 * A visitor is told by a share that opens results of the interview. One of the resume tells neither; where it opens the
 * checks as well, it tells when the interview was held, as their times of day are drawn on it.
 */
export function sentTimes(
  times: StoredTimes | null,
  reader: Pick<ReportReader, 'isVisit' | 'may'>,
): z.output<typeof InterviewTimes> {
  const seesResults = !reader.isVisit || reader.may('reportAIInterview') || reader.may('overviewAI')
  const seesCourse = seesResults || reader.may('reportInterviewLog')
  const held = seesCourse ? times : null
  const used = seesResults ? times : null
  return {
    real_begininterview_time: held?.beganAt ?? null,
    interview_finish_time: held?.finishedAt ?? null,
    usetime: used?.usedSeconds ?? null,
    totaltime: used?.totalSeconds ?? null,
  }
}
