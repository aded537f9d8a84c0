import { TextIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { hasEvaluationButton } from '../rules/decision-bar.ts'
import styles from './evaluation-button.module.css'

interface Props {
  address: ReportAddress
  /** `quiet` in a line of buttons, `square` as an icon beside the decisions, `wide` as the only button. */
  look: 'quiet' | 'square' | 'wide'
  onOpen: () => void
}

/** Opens the evaluation popup, where the account's flag or the link asks for the button (R6-010). */
export function EvaluationButton({ address, look, onOpen }: Props) {
  const t = useTranslations('evaluations')
  const isShowEvaluate = useSignedIn()?.userInfo.isShowEvaluate ?? 0
  if (!hasEvaluationButton(isShowEvaluate, address)) return null
  const name = t('popup.open')
  if (look === 'quiet') {
    return (
      <Button look="quiet" aria-haspopup="dialog" onClick={onOpen}>
        {name}
      </Button>
    )
  }
  const isSquare = look === 'square'
  return (
    <Button
      isIcon={isSquare}
      {...(isSquare && { 'aria-label': name })}
      aria-haspopup="dialog"
      className={styles[look]}
      onClick={onOpen}
    >
      <TextIcon />
      {!isSquare && name}
    </Button>
  )
}
