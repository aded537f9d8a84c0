import { plainText } from '@candor/html/plain-text'
import { formatClock } from '@candor/messages/dates'
import type { Block } from '../../paper/contract.ts'
import { heading, notice, text } from '../../paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../paper/server/paper/section.ts'
import { canWatchRecord } from '../../recording/rules/player.ts'
import { type Clip, type Recording, readRecording } from '../../recording/rules/recording.ts'
import { type Voice, voicesOf } from '../../recording/rules/voices.ts'

type Voices = readonly (Voice | null)[]

/** What was said in an answer with the time of the session at each line, or what stands in its place. */
function answerBlocks({ say }: Paper, clip: Clip, voices: Voices, hasSession: boolean): Block[] {
  const t = say('recording')
  const nameOf = (voice: Voice) =>
    voice.kind === 'candidate'
      ? t('voiceCandidate')
      : voice.kind === 'named'
        ? voice.name
        : t('voiceNumber', { number: voice.number })
  if (clip.sentences.length > 0) {
    const lines = clip.sentences.map((sentence, index) => {
      const voice = voices[index]
      return {
        time: formatClock(clip.startMs + sentence.startMs),
        who: voice ? nameOf(voice) : null,
        text: sentence.text,
      }
    })
    return [{ kind: 'said', lines }]
  }
  if (clip.text) return text(clip.text, { lead: t('writtenAnswer') })
  return [notice(t(clip.file || hasSession ? 'noTranscript' : 'noAnswer'))]
}

function questionTitle({ say }: Paper, { questions, clips }: Recording, clip: Clip): Block[] {
  const t = say('recording')
  const number = clip.question + 1
  if (questions.length === 0) return []
  const isFollowUp = clip.round !== null
  const isFirst = clips.find(({ question }) => question === clip.question) === clip
  const at = clip.askedAtMs === null ? null : formatClock(clip.askedAtMs)
  const title = clip.title ?? t('untitled', { number })
  return [
    ...(isFirst ? [heading(3, `${say('report-analysis')('questionNumber', { number })} ${title}`, at)] : []),
    ...(isFollowUp ? [heading(4, t('askedAgain', { number, round: clip.round ?? 0 }), at)] : []),
    ...text(plainText(clip.html)),
  ]
}

/** The interview as it was recorded: each question with what was said, and when. The recording stays in the report. */
async function write(paper: Paper): Promise<Block[]> {
  const { interview, say, candidate } = paper
  const t = say('recording')
  const recording = readRecording(interview)
  if (recording.clips.length === 0) {
    return [
      interview.isFinished
        ? notice(t('noVideos'), t('noVideosText'))
        : notice(t('notFinished'), t('notFinishedText')),
    ]
  }
  const voices = voicesOf(
    recording.clips.map(({ sentences }) => sentences),
    candidate.person,
  )
  return recording.clips.flatMap((clip, index) => [
    ...questionTitle(paper, recording, clip),
    ...answerBlocks(paper, clip, voices[index] ?? [], recording.full.length > 0),
  ])
}

export const paper = definePaper({
  tab: 1,
  inner: 0,
  feature: 'report-record',
  isShownTo: canWatchRecord,
  write,
})
