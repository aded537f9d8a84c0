import { useTranslations } from 'use-intl'
import { classes } from '../classes.ts'
import { Stars } from '../stars.tsx'
import { useFixed } from '../use-fixed.ts'
import styles from './star-input.module.css'

export type StarInputProps = {
  label: string
  /** 0 while none are given. */
  value: number
  outOf?: number
  onChange: (value: number) => void
  isDisabled?: boolean
  /** Whether half stars can be given. */
  byHalves?: boolean
  /** Text in place of the number while none are given. */
  none?: string
  /** Whether each star is as wide as a finger. */
  isLarge?: boolean
  /** The id of the text that says what is wrong. */
  faultId?: string | undefined
}

/**
 * An input of stars, by half a star unless whole ones are asked for: a slider under the drawing, so that arrow keys,
 * Home and End work and the value is read out. A press on a star gives it; a press on the only given star removes it.
 */
export function StarInput({
  label,
  value,
  outOf = 5,
  onChange,
  isDisabled = false,
  byHalves = true,
  none = '–',
  isLarge = false,
  faultId,
}: StarInputProps) {
  const t = useTranslations('ui')
  const decimal = useFixed(1)
  const spoken = decimal(value)
  return (
    <span className={styles.field}>
      <span className={styles.stars}>
        <span aria-hidden="true">
          <Stars value={value} outOf={outOf} size={isLarge ? 44 : 24} />
        </span>
        <input
          type="range"
          className={styles.slider}
          aria-label={label}
          aria-invalid={faultId !== undefined || undefined}
          aria-describedby={faultId}
          aria-valuetext={value === 0 ? t('starsNone') : t('starsOf', { value: spoken, outOf })}
          min={0}
          max={outOf}
          step={byHalves ? 0.5 : 1}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <span className={styles.presses} aria-hidden="true">
          {Array.from({ length: outOf }, (_, index) => index + 1).map((stars) => (
            <button
              key={stars}
              type="button"
              tabIndex={-1}
              disabled={isDisabled}
              className={styles.press}
              onClick={() => onChange(value === stars && stars === 1 ? 0 : stars)}
            />
          ))}
        </span>
      </span>
      {/* Not an output: the slider reads the value out already. */}
      <span className={classes(styles.value, value === 0 && styles.none)} aria-hidden="true">
        {value === 0 ? none : spoken}
      </span>
    </span>
  )
}
