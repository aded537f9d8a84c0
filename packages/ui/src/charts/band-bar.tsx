import { useTranslations } from 'use-intl'
import { DataTable } from './data-table.tsx'
import { type ScaleTone, ScaleTrack } from './scale-track.tsx'

export type Band = { name: string; from: number; to: number; tone?: ScaleTone }

export type BandBarProps = {
  title: string
  /** Bands from low to high, without gaps. */
  bands: readonly Band[]
  /** The end of the scale: greater values are drawn at it. */
  end: number
  /** Null while it is still being analysed: then no band is marked. */
  value: number | null
}

/** The band of a value: a boundary belongs to the band above it. */
function indexOfBand(bands: readonly Band[], value: number | null): number {
  if (value === null) return -1
  return Math.max(
    0,
    bands.findLastIndex(({ from }) => from <= value),
  )
}

/** One scale cut into bands, with the band that a value falls into; drawn, and as a table. */
export function BandBar({ title, bands, end, value }: BandBarProps) {
  const t = useTranslations('ui')
  const own = indexOfBand(bands, value)
  const last = bands.at(-1)?.to
  const bounds = [...bands.map(({ from }) => from), ...(last !== undefined && last <= end ? [last] : [])]
  return (
    <figure>
      <ScaleTrack value={value} tone={bands[own]?.tone} min={0} max={end} marks={bounds} />
      <DataTable
        caption={title}
        columns={[t('bandName'), t('bandRange'), t('bandHere')]}
        rows={bands.map(({ name, from, to }, index) => [
          name,
          t('distributionFromTo', { from: String(from), to: String(to) }),
          index === own ? t('bandYes') : '',
        ])}
      />
    </figure>
  )
}
