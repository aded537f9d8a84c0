import type { ThirdPartyEvaluation } from './evaluation.ts'
import { testTypes } from './test-types.ts'

interface FormFile {
  readonly name: string
  /** The server's reference of the file. */
  readonly reference: string
}

export interface EvaluationForm {
  readonly testName: string
  readonly score: string
  readonly file: FormFile | null
  readonly revision?: string
}

export function formOf(evaluation: ThirdPartyEvaluation | null): EvaluationForm {
  if (!evaluation) return { testName: '', score: '', file: null }
  const { name, score, file, revision } = evaluation
  return {
    testName: name,
    score: score ?? '',
    file: file && { name: file.name, reference: file.reference },
    revision,
  }
}

/** Whether the form still lacks a score or a file. This is only a hint and blocks nothing (R5-032, decision C43). */
export function wantsResult({ score, file }: EvaluationForm): boolean {
  return score.trim() === '' && file === null
}

/** The input of the call: with a file it is a test of files, else one of scores (R3-059, decision N33). */
export function inputOf({ testName, score, file }: EvaluationForm) {
  return {
    testName: testName.trim(),
    score: score.trim(),
    testType: file ? testTypes.file : testTypes.score,
    fileUrl: file?.reference ?? '',
    fileName: file?.name ?? '',
  }
}
