import { formatClock } from '@candor/messages/dates'
import { arePhoneVideosUnreadable, bodyParts } from '../../../../candidates/interviews/rules/interview.ts'
import { sessionMsOf } from '../../../../findings/integrity/rules/axis.ts'
import { monitors } from '../../../../findings/integrity/rules/monitor.ts'
import {
  bodyWords,
  changeWords,
  courseWords,
  faceWords,
  verdictWords,
} from '../../../../findings/integrity/rules/words.ts'
import type { Block } from '../../../../report/paper/contract.ts'
import { isFailed } from '../../../../report/paper/server/paper/ask.ts'
import {
  facts,
  failedNotice,
  heading,
  notice,
  table,
  unreadableNotice,
} from '../../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../../report/paper/server/paper/section.ts'
import { timeOf } from './checks.ts'
import type { Sources } from './sources.ts'

/** The heading of a column of addresses; nothing where the reader sees none. */
const addressHead = ({ say }: Paper, stays: readonly { readonly address: string }[]) =>
  stays.some(({ address }) => address !== '') && say('integrity')('address')

/** When the candidate signed in, and when and how long they left the page. */
export function courseBlocks(paper: Paper, sources: Sources): Block[] {
  const t = paper.say('integrity')
  const { courseAsked, course, exitsAsked, results } = sources
  const logins = course?.logins ?? []
  const exits = sources.exits ?? []
  const most = results?.mostLogins ?? null
  const failures = [
    ...(isFailed(courseAsked) ? [failedNotice(courseAsked, t('courseFailed'))] : []),
    ...(isFailed(exitsAsked) ? [notice(t('cheatLogsFailed'))] : []),
  ]
  const isEmpty = logins.length + exits.length === 0 && !course?.exitCount && most === null
  if (isEmpty)
    return [heading(3, t('course')), ...(failures.length > 0 ? failures : [notice(t('courseNone'))])]
  const clockOf = (at: number) => paper.dateTime(at).slice(-8)
  const ends = course ? courseWords(course, most, { stretch: formatClock }) : []
  return [
    heading(3, t('course'), ...ends.map(({ key, values }) => t(key, values))),
    ...failures,
    ...table(
      [
        paper.say('paper')('named', { name: t('logins'), text: t('time') }),
        t('platform'),
        addressHead(paper, logins),
      ],
      logins.map(({ at, platform, address }) => [paper.dateTime(at), platform && t(platform), address]),
    ),
    ...table(
      [paper.say('paper')('named', { name: t('leftPage'), text: t('began') }), t('ended'), t('length')],
      exits.map(({ beganAt, endedAt, lengthMs }) => [
        clockOf(beganAt),
        endedAt === null ? null : clockOf(endedAt),
        lengthMs === null ? null : formatClock(lengthMs),
      ]),
    ),
  ]
}

/** The numbers of pictures, which are not printed. Those that could not be loaded have no number. */
export function pictureBlocks(paper: Paper, { pictures, images, results }: Sources): Block[] {
  const t = paper.say('integrity')
  const unusual = results?.abnormalPicture.pictures?.length ?? 0
  const failure = isFailed(images) ? [failedNotice(images, t('photosFailed'))] : []
  const rows = [
    ...(isFailed(images) ? [] : monitors).map((monitor) => ({
      name: t(monitor),
      count: pictures.filter((picture) => picture.monitor === monitor).length,
    })),
    { name: t('abnormalPicture'), count: unusual },
    { name: t('phoneVideos'), count: paper.interview.phoneVideos.length },
  ].filter(({ count }) => count > 0)
  const phone = arePhoneVideosUnreadable(paper.interview)
    ? [heading(3, t('phoneVideos')), unreadableNotice(paper)]
    : []
  if (rows.length + failure.length === 0) return phone
  return [
    heading(3, t('photos')),
    ...failure,
    ...facts(
      rows.map(({ name, count }) => [
        name,
        t(name === t('phoneVideos') ? 'videoCount' : 'pictureCount', { count }),
      ]),
    ),
    ...(rows.length > 0 ? [notice(paper.say('paper')('mediaInReport'))] : []),
    ...phone,
  ]
}

/** Who was in the frame: the face comparison, a change of the person, and when there was no face. */
export function personBlocks(paper: Paper, { results, axis }: Sources): Block[] {
  const t = paper.say('integrity')
  const { personChange: change = null, faceMatch = null, noFace } = results ?? {}
  const stretches = noFace?.stretches ?? []
  if (!change && !faceMatch && stretches.length === 0) return []
  const changed = change && changeWords(change)
  const write = (at: number | null) =>
    at === null ? null : timeOf(paper, { startMs: sessionMsOf(axis, at), at })
  return [
    heading(3, t('person')),
    ...facts([
      [t('facialRecognition'), faceMatch && t(faceWords[faceMatch])],
      [t('personChange'), changed && t(changed.key, changed.values)],
    ]),
    ...table(
      [paper.say('paper')('named', { name: t('noFaceTimes'), text: t('began') }), t('ended'), t('length')],
      stretches.map(({ beganAt, endedAt }) => [
        write(beganAt),
        write(endedAt),
        beganAt !== null && endedAt !== null && formatClock(endedAt - beganAt),
      ]),
    ),
  ]
}

/** The result of the body check, part by part. The server sends it only where the company's law allows it. */
export function bodyBlocks({ say, interview }: Paper): Block[] {
  const t = say('integrity')
  const { bodyChecks, unreadable } = interview
  if (unreadable.includes('tattooResults')) return [heading(3, t('body')), unreadableNotice({ say })]
  if (bodyChecks.length === 0) return []
  return [
    heading(3, t('body'), ...bodyWords(bodyChecks).map(({ key, values }) => t(key, values))),
    ...bodyChecks.flatMap((check) =>
      facts(
        bodyParts.map((part) => {
          const state = check[part]
          return [t(part), state && t(verdictWords[state])]
        }),
      ),
    ),
  ]
}

/** The log of the interview as it was recorded. */
export function logBlocks(paper: Paper, { logs, log }: Sources): Block[] {
  const t = paper.say('integrity')
  if (isFailed(logs)) return [heading(3, t('logs')), failedNotice(logs, t('logsFailed'))]
  if (log.length === 0) return [heading(3, t('logs')), notice(t('logsNone'))]
  return [
    heading(3, t('logs'), t('entries', { count: log.length })),
    ...table(
      [t('time'), t('content'), t('platform'), addressHead(paper, log)],
      log.map(({ at, content, platform, address }) => [
        paper.dateTime(at),
        content,
        platform && t(platform),
        address,
      ]),
    ),
  ]
}
