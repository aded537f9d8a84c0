import type { ReplyOf } from '@candor/call/define'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { interviewInfo } from '../../../../candidates/interviews/contract.ts'
import type { Interview } from '../../../../candidates/interviews/rules/interview.ts'
import { readInterview } from '../../../../candidates/interviews/rules/read-interview.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { addressOf, type Playhead, playheadOf, startOfClip } from '../../rules/playhead.ts'
import { oneAnswer, oneSessionVideo, type Recording, readRecording } from '../../rules/recording.ts'
import { Playback } from './playback.ts'

/** The recording of the open report. */
export function useRecording({ interview }: OpenReport): Recording {
  return useMemo(() => readRecording(interview), [interview])
}

/** Fetches the interview again for new media addresses; null where that fails. */
function useRefresh(
  interviewId: string | null,
  read: (interview: Interview) => Recording,
): () => Promise<Recording | null> {
  const queries = useQueryClient()
  return async () => {
    const queryKey = [interviewInfo.path]
    await queries.refetchQueries({ queryKey, type: 'active' })
    const replies = queries.getQueriesData<ReplyOf<typeof interviewInfo>>({ queryKey })
    const own = replies
      .map(([, reply]) => (reply ? readInterview(reply) : null))
      .find((interview) => interview?.id === interviewId)
    return own ? read(own) : null
  }
}

/** A playback that lives as long as the screen, takes new addresses as they come, and asks for some when one fails. */
function usePlaybackOf(
  report: OpenReport,
  recording: Recording,
  start: () => Playhead,
  read: (interview: Interview) => Recording,
): Playback {
  const [playback] = useState(() => new Playback(recording, start()))
  const refresh = useRefresh(report.interviewId, read)
  useEffect(() => {
    playback.refresh = refresh
    playback.update(recording)
  })
  return playback
}

/** The playback of a whole session, which begins at the place in the address and keeps it up to date. */
export function useSessionPlayback(report: OpenReport, recording: Recording): Playback {
  const { address, go } = report
  const playback = usePlaybackOf(report, recording, () => playheadOf(recording, address), readRecording)
  const written = useRef({ q: address.q, t: address.t })
  useEffect(() => {
    playback.onPlayhead = (playhead) => {
      written.current = addressOf(playback.recording, playhead)
      go(written.current)
    }
  })
  // A place that something else wrote into the address, such as a link in the report, is a place to go to.
  useEffect(() => {
    const { q, t } = written.current
    if ((address.q === q && address.t === t) || (address.q === undefined && address.t === undefined)) return
    written.current = { q: address.q, t: address.t }
    playback.seek(playheadOf(playback.recording, address))
  }, [playback, address])
  return playback
}

/** The playback of a whole session that follows `playhead` and leaves the address alone. */
export function usePlaybackAt(report: OpenReport, recording: Recording, playhead: Playhead): Playback {
  const playback = usePlaybackOf(report, recording, () => playhead, readRecording)
  const { clip, sessionMs } = playhead
  const shown = useRef({ clip, sessionMs })
  useEffect(() => {
    if (shown.current.clip === clip && shown.current.sessionMs === sessionMs) return
    shown.current = { clip, sessionMs }
    playback.seek(shown.current)
  }, [playback, clip, sessionMs])
  return playback
}

/** The playback of a single answer, for a screen that lists them; the address names the answer that played last. */
export function useAnswerPlayback(
  report: OpenReport,
  whole: Recording,
  index: number,
  start: Playhead,
): Playback {
  const { go } = report
  const answer = useMemo(() => oneAnswer(whole, index), [whole, index])
  const playback = usePlaybackOf(
    report,
    answer,
    () => start,
    (interview) => oneAnswer(readRecording(interview), index),
  )
  useEffect(() => {
    playback.onPlayhead = (playhead) => go(addressOf(playback.recording, playhead))
  })
  return playback
}

/** The playback of one recording of the whole session, with its transcript. Its place is not in the address. */
export function useSessionVideoPlayback(report: OpenReport, index: number): Playback {
  const { interview } = report
  const recording = useMemo(() => oneSessionVideo(interview, index), [interview, index])
  return usePlaybackOf(
    report,
    recording,
    () => startOfClip(recording, 0),
    (fresh) => oneSessionVideo(fresh, index),
  )
}
