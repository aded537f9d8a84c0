import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { interviewInfo } from '../../../candidates/interviews/contract.ts'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { readInterview } from '../../../candidates/interviews/rules/read-interview.ts'
import { fileAt, playheadOf } from '../../../findings/recording/rules/playhead.ts'
import { readRecording } from '../../../findings/recording/rules/recording.ts'
import { Playback } from '../../../findings/recording/web/player/playback.ts'
import { Player } from '../../../findings/recording/web/player/player.tsx'
import { useOnePlaying } from '../../../platform/media/web/use-one-playing.ts'
import styles from './preview.module.css'

/** What the keys of the page do with the player in view. */
export interface PlayerHandle {
  toggle: () => void
}

interface Props {
  interviewId: string
  /** Id of the answer; null for words of the session. */
  answerId: string | null
  /** Session milliseconds. */
  atMs: number
  handle: RefObject<PlayerHandle | null>
}

/** The recording of an interview at one second. */
export function PreviewPlayer({ interviewId, ...at }: Props) {
  const { data: interview } = useQuery({
    ...callQuery(interviewInfo, { userId: interviewId }),
    select: readInterview,
  })
  if (!interview) return <div className={styles.still} />
  return <SessionPlayer key={interviewId} interview={interview} {...at} />
}

function SessionPlayer({
  interview,
  answerId,
  atMs,
  handle,
}: Omit<Props, 'interviewId'> & { interview: Interview }) {
  const t = useTranslations('search')
  const recording = useMemo(() => readRecording(interview), [interview])
  const playhead = useMemo(
    () => playheadOf(recording, { ...(answerId !== null && { q: answerId }), t: atMs / 1000 }),
    [recording, answerId, atMs],
  )
  const [playback] = useState(() => new Playback(recording, playhead))
  const shown = useRef(playhead)
  useEffect(() => {
    playback.update(recording)
    const { clip, sessionMs } = shown.current
    if (clip === playhead.clip && sessionMs === playhead.sessionMs) return
    shown.current = playhead
    playback.seek(playhead)
  }, [playback, recording, playhead])
  const hasFile = fileAt(recording, playhead) !== null
  useEffect(() => {
    handle.current = hasFile ? { toggle: () => playback.toggle() } : null
    return () => {
      handle.current = null
    }
  }, [handle, playback, hasFile])
  useOnePlaying()
  return hasFile ? (
    <div className={styles.player}>
      <Player playback={playback} isSmall />
    </div>
  ) : (
    <p className={styles.unrecorded}>{t('noRecording')}</p>
  )
}
