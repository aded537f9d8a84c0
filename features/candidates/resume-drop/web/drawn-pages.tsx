import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { openDocument } from '../../../platform/documents/web/pdf/document.ts'
import type { DropMark } from '../contract/row.ts'
import styles from './document.module.css'
import { PageMarks } from './page-marks.tsx'

/** The most pages that are drawn; no more are read. */
const maxPages = 30
/** The most pixels of a page: with more a phone runs out of memory. */
const maxPixels = 8_000_000

interface Props {
  address: string
  marks: readonly DropMark[]
  /** Number of the field in view; null without one. */
  current: number | null
  isLarge: boolean
  onPages: (pages: number) => void
}

/** Opens a pdf, and closes it when another one is shown. */
function usePdf(address: string) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    let isGone = false
    setPdf(null)
    setIsBroken(false)
    const opening = openDocument(address)
    opening.then(
      (opened) => !isGone && setPdf(opened),
      () => !isGone && setIsBroken(true),
    )
    return () => {
      isGone = true
      // A document that could not be opened has told so already.
      void opening.then((opened) => opened.loadingTask.destroy()).catch(() => null)
    }
  }, [address])
  return { pdf, isBroken }
}

/** The pages of a pdf with the places of the read values. */
export function DrawnPages({ address, marks, current, isLarge, onPages }: Props) {
  const t = useTranslations('resume-drop')
  const { pdf, isBroken } = usePdf(address)
  useEffect(() => {
    if (pdf) onPages(pdf.numPages)
  }, [pdf, onPages])
  if (isBroken) return <p className={styles.note}>{t('pageFailed')}</p>
  const count = Math.min(pdf?.numPages ?? 1, maxPages)
  return Array.from({ length: count }, (_, index) => (
    <PdfPage
      // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other key than their number
      key={index}
      pdf={pdf}
      number={index + 1}
      marks={marks}
      current={current}
      isLarge={isLarge}
    />
  ))
}

interface PageProps extends Pick<Props, 'marks' | 'current' | 'isLarge'> {
  pdf: PDFDocumentProxy | null
  number: number
}

function PdfPage({ pdf, number, marks, current, isLarge }: PageProps) {
  const t = useTranslations('resume-drop')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [shape, setShape] = useState('595 / 842')
  useEffect(() => {
    if (!pdf) return
    let stop = () => {}
    let isGone = false
    async function draw(from: PDFDocumentProxy) {
      const page = await from.getPage(number)
      const place = canvas.current
      if (!place || isGone) return
      const plain = page.getViewport({ scale: 1 })
      setShape(`${plain.width} / ${plain.height}`)
      const wanted = (place.parentElement?.clientWidth ?? plain.width) * Math.min(devicePixelRatio, 2)
      const most = Math.sqrt(maxPixels / (plain.width * plain.height))
      const viewport = page.getViewport({ scale: Math.min(wanted / plain.width, most) })
      place.width = Math.floor(viewport.width)
      place.height = Math.floor(viewport.height)
      const task = page.render({ canvas: place, viewport })
      stop = () => task.cancel()
      // A page that is cancelled or broken leaves its place empty.
      await task.promise.catch(() => null)
    }
    void draw(pdf).catch(() => null)
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, number])
  return (
    <section
      className={styles.sheet}
      data-large={isLarge || undefined}
      style={{ aspectRatio: shape }}
      aria-label={t('pageOf', { page: number, pages: pdf?.numPages ?? 1 })}
      aria-busy={pdf === null}
    >
      <canvas ref={canvas} className={styles.canvas} />
      <PageMarks page={number} marks={marks} current={current} />
    </section>
  )
}
