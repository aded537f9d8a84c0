import { formatClock } from '@candor/messages/dates'
import {
  findAllEducation,
  findAllWorkInfo,
  listCandidateLabel,
  listInterviewInfos,
} from '../../../../candidates/candidates/contract.ts'
import { ofCandidate } from '../../../../candidates/candidates/rules/ids.ts'
import { readLabels } from '../../../../candidates/candidates/rules/wire.ts'
import { educationLevel, isWarningLabel, spacedPhone } from '../../../../candidates/candidates/rules.ts'
import type { InterviewSummary } from '../../../../candidates/interviews/rules/interview.ts'
import { readInterviews } from '../../../../candidates/interviews/rules/read-interview.ts'
import { interviewTimes, stateWords } from '../../../report/rules/interview-words.ts'
import type { ReportPaper } from '../../contract.ts'
import { isFailed } from './ask.ts'
import type { Paper } from './section.ts'

/** The number of the interview, its state and its times. */
function interviewLine(paper: Paper, interviews: readonly InterviewSummary[]): string {
  const t = paper.say('report')
  const index = interviews.findIndex(({ id }) => id === paper.interviewId)
  const interview = interviews[index]
  if (!interview) return t('noInterview')
  const { name, state } = interview
  const title =
    interviews.length > 1
      ? t('interviewOf', { position: index + 1, count: interviews.length, name })
      : t('onlyInterview', { name })
  const times = interviewTimes(interview, { say: t, dateTime: paper.dateTime, stretch: formatClock })
  return [title, t(stateWords[state]), ...times].join(' · ')
}

type Head = Pick<ReportPaper, 'interview' | 'warnings' | 'facts' | 'missing'>

/** Facts about candidate and interview besides their names, as in the report's head. */
export async function headOf(paper: Paper): Promise<Head> {
  const { ask, say, candidate, candidateId, facts } = paper
  const { person, hasVeto } = candidate
  const t = say('report')
  const words = say('candidates')
  const of = ofCandidate(candidateId)
  const mayReadResume = facts.permissions.has('reportResume') && !facts.isAnonymous
  const [interviews, labels, education, work] = await Promise.all([
    ask(listInterviewInfos, of),
    facts.isVisit ? null : ask(listCandidateLabel, of),
    mayReadResume ? ask(findAllEducation, of) : null,
    mayReadResume ? ask(findAllWorkInfo, of) : null,
  ])
  const isBroken = [interviews, labels, education, work].some(isFailed)
  const latest = education?.data?.[0]
  const level = educationLevel(latest?.education) ?? educationLevel(person.education)
  const levelText = level && words(`education.${level}`)
  const company = work?.data?.[0]?.companyName
  const { gender, age, workYears: years } = person
  const studied = latest?.school
    ? levelText
      ? t('educationAt', { level: levelText, school: latest.school })
      : latest.school
    : levelText
  const worked =
    years === null ? company : company ? t('workYearsAt', { years, company }) : t('workYears', { years })
  const labelled = (isWarning: boolean) =>
    readLabels(labels?.data ?? []).flatMap((label) =>
      isWarningLabel(label.id) === isWarning ? [label.name] : [],
    )
  return {
    interview: interviews.data && interviewLine(paper, readInterviews(interviews.data)),
    warnings: [
      ...(facts.standing === 'live' ? [] : [say('shortlist')(`standing.${facts.standing}`)]),
      ...(hasVeto ? [t('veto')] : []),
      ...labelled(true),
    ],
    facts: [
      gender === null ? null : words(gender === 1 ? 'male' : 'female'),
      age === null ? null : t('age', { age }),
      person.nativePlace,
      studied,
      worked,
      person.referee && t('referredBy', { name: person.referee }),
      person.phone && spacedPhone(person.phone),
      ...labelled(false),
    ].filter((text): text is string => Boolean(text?.trim())),
    missing: isBroken ? say('paper')('headFailed') : null,
  }
}
