import { plainText } from '@candor/html/plain-text'
import {
  findAllEducation,
  findAllWorkInfo,
  getProjectExperience,
  jobseekerChannelInfo,
} from '../../../candidates/candidates/contract.ts'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { ongoing } from '../../../candidates/candidates/rules/resume-date.ts'
import { educationLevel } from '../../../candidates/candidates/rules.ts'
import { jobseekerResumeInfo } from '../../../candidates/resume/contract/original.ts'
import { getEmployInfo } from '../../../candidates/resume/contract.ts'
import { formGroups } from '../../../candidates/resume/rules/form.ts'
import {
  type Fact,
  isEmptyResume,
  namedField,
  type StandardResume,
  span,
  standardResume,
  timelineSections,
} from '../../../candidates/resume/rules/items.ts'
import { resumeOfLists } from '../../../candidates/resume/rules/lists.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { type Failed, isFailed } from '../../../report/paper/server/paper/ask.ts'
import {
  facts,
  failedNotice,
  heading,
  list,
  notice,
  unreadableNotice,
} from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { tabNumber } from '../rules/tab.ts'
import { shownSubTabs } from '../rules.ts'

function factBlocks({ say }: Paper, given: readonly Fact[]): Block[] {
  const t = say('report-resume')
  return facts(
    given.map(({ key, name, value, lines, isHtml }) => {
      const field = namedField(key)
      const title = name || (field ? t(`fields.${field}`) : key)
      const listed = lines?.flatMap(({ text, below }) => [text, ...below.map((each) => `– ${each}`)])
      return [title, listed?.join('\n') ?? (isHtml ? plainText(value) : value)]
    }),
  )
}

function resumeBlocks(paper: Paper, resume: StandardResume): Block[] {
  const t = paper.say('report-resume')
  return [
    ...(resume.baseInfo.length > 0 ? [heading(3, t('baseInfo')), ...factBlocks(paper, resume.baseInfo)] : []),
    ...timelineSections.flatMap((section) =>
      resume[section].length === 0
        ? []
        : [
            heading(3, t(section)),
            ...resume[section].flatMap(({ title, begin, end, facts: given }) => [
              heading(4, title, span({ begin, end: end === ongoing ? t('untilNow') : end })),
              ...factBlocks(paper, given),
            ]),
          ],
    ),
    ...(resume.attachments.length > 0
      ? [heading(3, t('attachments')), ...list(resume.attachments.map(({ name }) => name))]
      : []),
  ]
}

/** The parsed resume; without one, the candidate's education, work and projects. */
async function standardBlocks(paper: Paper): Promise<Block[]> {
  const { ask, say, candidateId } = paper
  const t = say('report-resume')
  const words = say('candidates')
  const of = ofCandidate(candidateId)
  const failed = (reply: Failed) => [heading(3, t('standard')), failedNotice(reply, t('failed'))]
  const info = await ask(jobseekerChannelInfo, of)
  if (isFailed(info)) return failed(info)
  if (info.data.unreadable?.includes('resume')) return [heading(3, t('standard')), unreadableNotice(paper)]
  const resume = standardResume(info.data.resumeInfoItems)
  if (!isEmptyResume(resume)) return resumeBlocks(paper, resume)
  const [education, work, projects] = await Promise.all([
    ask(findAllEducation, of),
    ask(findAllWorkInfo, of),
    ask(getProjectExperience, of),
  ])
  if (isFailed(education)) return failed(education)
  if (isFailed(work)) return failed(work)
  if (isFailed(projects)) return failed(projects)
  const listed = resumeOfLists(
    { education: education.data, work: work.data, projects: projects.data },
    {
      degree: t('degree'),
      major: t('major'),
      jobTitle: t('jobTitle'),
      description: t('description'),
      educationLevel: (code) => {
        const level = educationLevel(code)
        return level ? words(`education.${level}`) : ''
      },
    },
  )
  return isEmptyResume(listed) ? [notice(t('noStandard'), t('noStandardText'))] : resumeBlocks(paper, listed)
}

/** The candidate's form. */
async function formBlocks(paper: Paper): Promise<Block[]> {
  const { ask, say, candidateId } = paper
  const t = say('report-resume')
  const reply = await ask(getEmployInfo, ofCandidate(candidateId))
  if (isFailed(reply)) return [heading(3, t('form')), failedNotice(reply, t('failed'))]
  const form = reply.data
  if (!form) return [heading(3, t('form')), notice(t('noForm'))]
  return [
    heading(
      3,
      form.formName || t('form'),
      form.submittedAt !== null && t('submittedAt', { time: paper.dateTime(form.submittedAt) }),
    ),
    ...formGroups(form.items).flatMap(({ name, items }) => [
      heading(4, name || t('otherGroup')),
      ...facts(
        items.map(({ title, value, isWithheld }) => [
          title,
          value.join('\n') || t(isWithheld ? 'withheld' : 'notFilled'),
        ]),
      ),
    ]),
  ]
}

/** The file itself is not printed: it has pages of its own. */
async function originalBlocks(paper: Paper): Promise<Block[]> {
  const { ask, say, interviewId, candidateId, positionId } = paper
  const t = say('report-resume')
  const reply = await ask(jobseekerResumeInfo, {
    interviewId: interviewId ?? undefined,
    ...ofCandidate(candidateId),
    positionId,
  })
  const title = heading(3, t('original'))
  if (isFailed(reply)) return [title, failedNotice(reply, t('failed'))]
  const { state, fileName: name } = reply.data
  if (state === 'hidden') return [title, notice(t('hidden'), t('hiddenText'))]
  if (state === 'none') return [title, notice(t('noOriginal'))]
  return [
    title,
    ...(state === 'parsing' ? [notice(t('parsing'))] : []),
    ...(name ? [notice(say('paper')('fileInReport', { name }))] : []),
  ]
}

const parts = { original: originalBlocks, standard: standardBlocks, form: formBlocks } as const

/** The pictures of the ID card are not printed either. */
function idCardBlocks({ say, interview: { idCard, unreadable } }: Paper): Block[] {
  const title = heading(3, say('integrity')('idCard'))
  if (unreadable.includes('idCard')) return [title, unreadableNotice({ say })]
  if (!idCard.front && !idCard.back) return []
  return [title, notice(say('paper')('mediaInReport'))]
}

async function write(paper: Paper): Promise<Block[]> {
  const t = paper.say('report-resume')
  if (paper.facts.isAnonymous) return [notice(t('hidden'), t('hiddenText'))]
  const written = await Promise.all(shownSubTabs(paper.facts).map((part) => parts[part](paper)))
  return [...written.flat(), ...idCardBlocks(paper)]
}

export const paper = definePaper({ tab: tabNumber, feature: 'report-resume', write })
