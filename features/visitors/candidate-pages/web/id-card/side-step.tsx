import { Button } from '@candor/ui/inputs/button'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LinkFrame } from '../../../../meetings/link-pages/web/link-frame.tsx'
import styles from '../../../../meetings/link-pages/web/link-page.module.css'
import noticeStyles from '../../../../meetings/link-pages/web/notice.module.css'
import { type IdDocument, idDocuments } from '../../contract/addresses.ts'
import type { Side } from '../../rules/documents.ts'
import { useCamera } from '../camera.ts'
import { CameraNote } from '../camera-note.tsx'
import own from '../pages.module.css'
import { photograph, readPhoto, type TakenPicture } from '../picture.ts'

interface Props {
  side: Side
  company: string
  number: number
  /** The number of steps. */
  total: number
  onTaken: (picture: TakenPicture) => void
  /** Goes back, where there is a photo of this side already. */
  onBack?: (() => void) | undefined
  document: IdDocument
  onDocument: (document: IdDocument) => void
  withdraw: ReactNode
}

const kinds = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

const choices = { idCard: 'other.leave', passport: 'passport.choose', other: 'other.choose' } as const

/** The documents that can be used in place of the chosen one. */
function Documents({ chosen, onChoose }: { chosen: IdDocument; onChoose: Props['onDocument'] }) {
  const t = useTranslations('candidate-pages.idCard')
  return idDocuments
    .filter((document) => document !== chosen)
    .map((document) => (
      <button key={document} type="button" className={own.plain} onClick={() => onChoose(document)}>
        {t(choices[document])}
      </button>
    ))
}

/** Takes a picture of one side, by the camera or from a file. */
function useTaking(onTaken: Props['onTaken']) {
  const t = useTranslations('candidate-pages.idCard')
  const camera = useCamera()
  const [fault, setFault] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const isMounted = useIsMounted()
  const latest = useRef<Promise<unknown> | null>(null)
  /** Resolves with the picture; null where the step was left, or another picture was begun meanwhile. */
  async function unlessLeft<Made>(making: Promise<Made>): Promise<Made | null> {
    latest.current = making
    const made = await making
    return isMounted() && latest.current === making ? made : null
  }

  async function handleShoot() {
    const { current } = camera.video
    if (!current || current.videoWidth === 0) return
    const picture = await unlessLeft(photograph(current))
    if (picture) onTaken(picture)
  }

  async function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (!chosen) return
    setFault(null)
    setIsReading(true)
    const read = await unlessLeft(readPhoto(chosen))
    if (!read) return
    setIsReading(false)
    if (read === 'notPicture' || read === 'tooLarge') setFault(t(read))
    else onTaken(read)
  }
  return { camera, isReady: camera.state === 'ready', isReading, fault, handleShoot, handleFile }
}

type Taking = ReturnType<typeof useTaking>

function TakingBar({ taking }: { taking: Taking }) {
  const t = useTranslations('candidate-pages.idCard')
  const file = useRef<HTMLInputElement>(null)
  const { isReady, isReading, handleShoot, handleFile } = taking
  return (
    <>
      {isReady && (
        <Button look="primary" className={styles.confirm} onClick={() => void handleShoot()}>
          {t('shoot')}
        </Button>
      )}
      <Button
        look={isReady ? 'quiet' : 'primary'}
        className={isReady ? own.second : styles.confirm}
        aria-busy={isReading}
        onClick={() => file.current?.click()}
      >
        {isReading ? t('reading') : t('chooseFile')}
      </Button>
      <input
        ref={file}
        className="sr"
        type="file"
        accept={kinds}
        aria-label={t('chooseFile')}
        tabIndex={-1}
        onChange={(event) => void handleFile(event)}
      />
    </>
  )
}

/** One side of an ID card or another document: with the camera and a frame, or from a file. */
export function SideStep(props: Props) {
  const { side, company, number, total, onTaken, onBack, document, onDocument, withdraw } = props
  const t = useTranslations('candidate-pages.idCard')
  const common = useTranslations('candidate-pages')
  const taking = useTaking(onTaken)
  const { camera, isReady, fault } = taking
  const take = side === 'front' ? 'takeFront' : 'takeBack'
  const title = { idCard: t(take), passport: t('passport.take'), other: t(`other.${take}`) }[document]
  return (
    <LinkFrame title={title} company={company} bar={<TakingBar taking={taking} />}>
      <p className={own.step}>{t('step', { number, total })}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={noticeStyles.text}>{t('frame')}</p>
      {document === 'other' && side === 'back' && <p className={own.hint}>{t('other.backText')}</p>}
      <Documents chosen={document} onChoose={onDocument} />
      <div className={own.finder} data-is-ready={isReady}>
        <video ref={camera.video} autoPlay playsInline muted aria-label={t('finder')} />
        <span className={own.frame} />
        <CameraNote state={camera.state} onRetry={camera.retry} />
      </div>
      {fault && (
        <p className={styles.failure} role="alert">
          {fault}
        </p>
      )}
      <p className={own.hint}>{t('fileText')}</p>
      {onBack && (
        <button type="button" className={own.plain} onClick={onBack}>
          {common('back')}
        </button>
      )}
      {withdraw}
    </LinkFrame>
  )
}
