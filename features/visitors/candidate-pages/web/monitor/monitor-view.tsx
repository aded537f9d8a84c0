import { Button } from '@candor/ui/inputs/button'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LinkFrame } from '../../../../meetings/link-pages/web/link-frame.tsx'
import styles from '../../../../meetings/link-pages/web/link-page.module.css'
import noticeStyles from '../../../../meetings/link-pages/web/notice.module.css'
import { useCamera } from '../camera.ts'
import { CameraNote } from '../camera-note.tsx'
import own from '../pages.module.css'
import { MonitorFacts } from './monitor-facts.tsx'
import type { QueueEnd } from './picture-queue.ts'
import { useMonitor } from './use-monitor.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface Props {
  company: string
  link: string
  aheadMs: number
  /** How many pictures the link had sent when the page was loaded. */
  sentBefore: number
  interviewEndedAt: number | null
  isStarted: boolean
  onStart: () => void
  onStop: () => void
  onChanged: () => Promise<unknown>
  withdraw: ReactNode
}

type Stage = 'placing' | 'running' | 'paused' | 'stopped' | 'ended' | 'over' | 'enough'

/** Title and text of each stage. */
const headings = {
  placing: ['place', 'placeText'],
  running: ['running', 'runningText'],
  paused: ['paused', 'pausedText'],
  stopped: ['stopped', 'stoppedText'],
  ended: ['ended', 'endedText'],
  over: ['closed', 'closedText'],
  enough: ['closed', 'enough'],
} as const

interface Facts {
  isStarted: boolean
  isReady: boolean
  taken: number
  end: QueueEnd | null
  interviewEndedAt: number | null
  hasEnded: boolean
}

function stageOf({ isStarted, isReady, taken, end, interviewEndedAt, hasEnded }: Facts): Stage {
  if (interviewEndedAt === null && (end === 'over' || end === 'enough')) return end
  if (hasEnded) return 'ended'
  if (isStarted) return isReady ? 'running' : 'paused'
  return taken > 0 ? 'stopped' : 'placing'
}

type Watching = Pick<
  Props,
  'link' | 'aheadMs' | 'sentBefore' | 'interviewEndedAt' | 'isStarted' | 'onChanged'
>

/** The stage of the page, by its camera, its pictures and the end of the interview. */
function useStage({ link, aheadMs, sentBefore, interviewEndedAt, isStarted, onChanged }: Watching) {
  const [hasEnded, setHasEnded] = useState(interviewEndedAt !== null)
  const camera = useCamera(!hasEnded)
  if (interviewEndedAt !== null && !hasEnded) setHasEnded(true)
  const isReady = camera.state === 'ready'
  const isRunning = isStarted && isReady && !hasEnded
  const monitor = useMonitor({ link, video: camera.video, isRunning, aheadMs, sentBefore })
  const { end, taken } = monitor
  if (end !== null && !hasEnded) setHasEnded(true)
  // Reloads the page's data, which say why no more pictures are taken.
  useEffect(() => {
    if (end === 'over') void onChanged()
  }, [end, onChanged])
  const isAwake = useWakeLock(isRunning)
  const stage = stageOf({ isStarted, isReady, taken, end, interviewEndedAt, hasEnded })
  return { stage, hasEnded, camera, isReady, isRunning, isAwake, monitor }
}

/** The camera's picture, the numbers of pictures, and the button that starts or stops. */
export function MonitorView(props: Props) {
  const { company, onStart, onStop, withdraw } = props
  const t = useTranslations('candidate-pages.monitor')
  const [isAsked, setIsAsked] = useState(false)
  const { stage, hasEnded, camera, isReady, isRunning, isAwake, monitor } = useStage(props)
  const [title, text] = headings[stage]

  return (
    <LinkFrame
      title={t(title)}
      company={company}
      bar={
        !hasEnded && (
          <Bar
            stage={stage}
            isReady={isReady}
            isAsked={isAsked}
            onStart={onStart}
            onAsk={setIsAsked}
            onStop={() => {
              setIsAsked(false)
              onStop()
            }}
          />
        )
      }
    >
      <div role="status">
        {stage === 'running' ? (
          <h1 className={own.live}>{t('running')}</h1>
        ) : (
          <h1 className={styles.title}>{t(title)}</h1>
        )}
        <p className={noticeStyles.text}>{t(text, { company })}</p>
      </div>
      {!hasEnded && (
        <div className={own.finder} data-is-ready={isReady}>
          <video ref={camera.video} autoPlay playsInline muted aria-label={t('view')} />
          <CameraNote state={camera.state} onRetry={camera.retry} />
        </div>
      )}
      <MonitorFacts {...monitor} isRunning={isRunning} isAwake={isAwake} />
      {withdraw}
    </LinkFrame>
  )
}

interface BarProps {
  stage: Stage
  isReady: boolean
  isAsked: boolean
  onStart: () => void
  onAsk: (isAsked: boolean) => void
  onStop: () => void
}

function Bar({ stage, isReady, isAsked, onStart, onAsk, onStop }: BarProps) {
  const t = useTranslations('candidate-pages.monitor')
  const common = useTranslations('candidate-pages')
  if (stage !== 'running' && stage !== 'paused') {
    return (
      <Button
        ref={handFocusInTurn}
        look="primary"
        className={styles.confirm}
        disabled={!isReady}
        onClick={onStart}
      >
        {t(stage === 'stopped' ? 'restart' : 'start')}
      </Button>
    )
  }
  if (!isAsked) {
    return (
      <Button ref={handFocusInTurn} className={styles.confirm} onClick={() => onAsk(true)}>
        {t('stop')}
      </Button>
    )
  }
  return (
    <fieldset ref={handFocusInTurn} className={own.ask}>
      <legend>{t('stopAsk')}</legend>
      <div className={own.pair}>
        <Button onClick={() => onAsk(false)}>{common('cancel')}</Button>
        <Button look="primary" onClick={onStop}>
          {t('stopYes')}
        </Button>
      </div>
    </fieldset>
  )
}
