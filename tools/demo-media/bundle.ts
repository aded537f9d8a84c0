import { aiDataOf, evidenceOf } from './bundle-analysis.ts'
import { answersOf } from './bundle-answers.ts'
import type { Bundle, BundledInterview } from './bundle-format.ts'
import type { Recorded } from './recorded.ts'
import type { InterviewSource, PersonSource } from './source.ts'

/** A person's bundle: the source with the measured times. */
export function bundleOf(person: PersonSource, recorded: Recorded, resume: Bundle['resume']): Bundle {
  const photo = person.photo ? { photo: 'media/photo.png' } : {}
  return {
    format: 'candor-bundle/1',
    externalId: person.externalId,
    position: { externalId: person.position },
    candidate: { ...person.candidate, ...photo },
    labels: person.labels,
    education: person.education,
    work: person.work,
    projects: person.projects,
    resume,
    candidateForm: person.candidateForm,
    idCard: person.idCard
      ? { frontIdCard: 'media/id-front.png', backIdCard: 'media/id-back.png' }
      : undefined,
    recommendations: person.recommendations,
    interviews: person.interviews?.map((interview) => interviewOf(interview, recorded)),
  }
}

function interviewOf(interview: InterviewSource, recorded: Recorded): BundledInterview {
  const begin = interview.begin ? Date.parse(interview.begin) : undefined
  const { clips } = recorded
  const { answers, endMs } = answersOf(interview, recorded)
  const finished = interview.status === 'finish'
  const usetime = finished ? Math.ceil(endMs / 1000) : undefined
  const videoUrl = `media/${interview.externalId}-session.webm`
  return {
    externalId: interview.externalId,
    name: interview.name,
    category: interview.category,
    interview_status: interview.status,
    real_begininterview_time: begin,
    interview_finish_time: begin && usetime ? begin + usetime * 1000 : undefined,
    usetime,
    totaltime: interview.totaltime,
    language: interview.language,
    haveAi: interview.haveAi,
    answers: answers.length > 0 ? answers : undefined,
    fullRecords: interview.interviewer && begin ? [{ createdDate: begin, videoUrl }] : undefined,
    aiData: aiDataOf(interview, clips),
    evidence: interview.evidence?.map((item, index) => evidenceOf(item, index, interview, clips)),
    antiCheating: interview.antiCheating,
    manualScores: interview.manualScores,
  }
}
