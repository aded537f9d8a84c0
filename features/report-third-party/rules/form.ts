import type { ThirdPartyEvaluation } from './evaluation.ts'
import { type TestType, testTypes } from './test-types.ts'

/** What a form holds of a file that was uploaded, now or earlier. */
interface FormFile {
  readonly name: string
  /** Names the file for the server. */
  readonly reference: string
}

/** What is being written. */
export interface EvaluationForm {
  readonly testName: string
  readonly score: string
  readonly file: FormFile | null
}

/** The form of an evaluation that is there already, or of a new one. */
export function formOf(evaluation: ThirdPartyEvaluation | null): EvaluationForm {
  if (!evaluation) return { testName: '', score: '', file: null }
  const { name, score, file } = evaluation
  return {
    testName: name,
    score: score ?? '',
    file: file && { name: file.name, reference: file.reference },
  }
}

/** Whether the form still wants a score or a file. It is a hint and holds nobody up (R5-032, decision C43). */
export function wantsResult({ score, file }: EvaluationForm): boolean {
  return score.trim() === '' && file === null
}

interface FormInput {
  readonly testName: string
  readonly score: string
  readonly testType: TestType
  readonly fileUrl: string
  readonly fileName: string
}

/** What is sent: with a file it is a test of files, else one of scores (R3-059, decision N33). */
export function inputOf({ testName, score, file }: EvaluationForm): FormInput {
  return {
    testName: testName.trim(),
    score: score.trim(),
    testType: file ? testTypes.file : testTypes.score,
    fileUrl: file?.reference ?? '',
    fileName: file?.name ?? '',
  }
}
