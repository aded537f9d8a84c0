import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { nameIn } from '@candor/messages/local-name'
import { Button } from '@candor/ui/inputs/button'
import { Choice } from '@candor/ui/inputs/choice'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { DraftForm } from '../../../../platform/drafts/web/draft-form.tsx'
import { UnsentNote } from '../../../../platform/drafts/web/unsent-note.tsx'
import { AppBar } from '../../../../sign-in/session/web/app-bar.tsx'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { usePageTitle } from '../../../../sign-in/session/web/use-brand.ts'
import { reportSearch } from '../../../candidates/rules/ids.ts'
import { SamePersonHint } from '../../../persons/web/same-person.tsx'
import { useSamePersons } from '../../../persons/web/use-same-persons.ts'
import { listOpenPositions } from '../../contract.ts'
import styles from './add-page.module.css'
import { MoreFields, PersonFields } from './person-fields.tsx'
import { type AddedCandidate, type AddForm, useAddForm } from './use-add-form.ts'

type Position = ReplyOf<typeof listOpenPositions>[number]

interface Props {
  /** The position of the address; null where none is chosen. */
  positionId: string | null
  onPosition: (positionId: string) => void
}

/** The page on which a candidate is added by hand. */
export function AddCandidatePage({ positionId, onPosition }: Props) {
  const t = useTranslations('candidate-facts')
  usePageTitle(t('addTitle'))
  const query = useQuery(callQuery(listOpenPositions, {}))
  const positions = query.data ?? []
  const position = positions.find((each) => each.positionId === positionId) ?? null
  const form = useAddForm(position?.positionId ?? null)
  const none = { kind: 'empty', title: t('noPositions'), text: t('noPositionsText') } as const
  const isNone = query.data !== undefined && positions.length === 0
  return (
    <>
      <AppBar crumb={t('addTitle')} />
      <main className={styles.page}>
        <SectionBody state={sectionState(query, t('positionsFailed'), isNone && none)}>
          {form.added ? (
            <Added added={form.added} position={position} onAnother={form.addAnother} />
          ) : (
            <>
              <header className={styles.header}>
                <h1 className={styles.title}>{t('addTitle')}</h1>
                <p className={styles.text}>{t('addHint')}</p>
              </header>
              <AddCandidateForm
                form={form}
                positions={positions}
                position={position}
                onPosition={onPosition}
              />
            </>
          )}
        </SectionBody>
      </main>
    </>
  )
}

interface FormProps extends Pick<Props, 'onPosition'> {
  form: AddForm
  positions: readonly Position[]
  position: Position | null
}

function AddCandidateForm({ form, positions, position, onPosition }: FormProps) {
  const t = useTranslations('candidate-facts')
  const { draft, isSending } = form
  const { phone, email, choice } = draft.value
  const persons = useSamePersons({ phone, email })
  const handleSubmit = () => void form.submit()
  const actions = (
    <>
      <Button type="submit" look="primary" disabled={isSending}>
        {t('save')}
      </Button>
      <Button render={<Link to="/first/talentList" />} disabled={isSending} onClick={form.discard}>
        {t('cancel')}
      </Button>
    </>
  )
  return (
    <DraftForm label={t('addTitle')} actions={actions} onSubmit={handleSubmit} isSending={isSending}>
      <div className={styles.fields}>
        <PersonFields form={form} />
        <SamePersonHint
          persons={persons}
          positionId={position?.positionId ?? null}
          choice={choice === '' ? null : choice}
          onChoose={(next) => draft.set({ choice: next ?? '' })}
        />
        <PlaceFields form={form} positions={positions} position={position} onPosition={onPosition} />
        <MoreFields form={form} />
        {form.otherRefusal !== null && (
          <p role="alert" className={styles.refused}>
            {form.otherRefusal}
          </p>
        )}
        {draft.isUnsent && <UnsentNote disabled={isSending} onSend={handleSubmit} />}
      </div>
    </DraftForm>
  )
}

function PlaceFields({ form, positions, position, onPosition }: FormProps) {
  const t = useTranslations('candidate-facts')
  const locale = useLocale()
  const { draft } = form
  const stages = position?.stages ?? []
  const stage = stages.find(({ stageId }) => stageId === draft.value.stageId) ?? stages[0]
  return (
    <div className={styles.pair}>
      <Choice
        label={t('position')}
        items={positions.map(({ positionId, name, nameLatin }) => ({
          value: positionId,
          label: nameIn(locale, name, nameLatin),
        }))}
        value={position?.positionId ?? null}
        onChange={onPosition}
        {...(form.needsPosition && { error: t('choosePosition') })}
      />
      {stage && (
        <Choice
          label={t('stage')}
          items={stages.map(({ stageId, name }) => ({ value: stageId, label: name }))}
          value={stage.stageId}
          onChange={(stageId) => draft.set({ stageId })}
        />
      )}
    </div>
  )
}

interface AddedProps {
  added: AddedCandidate
  position: Position | null
  onAnother: () => void
}

/** The heading takes the place of the form, and its focus. */
const focusAtOnce = (heading: HTMLElement | null) => heading?.focus()

/** What follows once a candidate is stored. */
function Added({ added: { candidateId, name }, position, onAnother }: AddedProps) {
  const t = useTranslations('candidate-facts')
  const locale = useLocale()
  const known = useSignedIn()
  const search = reportSearch({ candidateId, interviewId: null, companyId: known?.userInfo.companyId })
  return (
    <div className={styles.done}>
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1} ref={focusAtOnce}>
          {t('added', { name })}
        </h1>
        {position && (
          <p className={styles.text}>
            {t('addedPlain', { position: nameIn(locale, position.name, position.nameLatin) })}
          </p>
        )}
      </header>
      <div className={styles.acts}>
        <Button look="primary" render={<Link to="/shareurl" search={search} />}>
          {t('openReport')}
        </Button>
        <Button onClick={onAnother}>{t('addAnother')}</Button>
        <Button look="quiet" render={<Link to="/candidates/$candidateId" params={{ candidateId }} />}>
          {t('seeFacts')}
        </Button>
      </div>
    </div>
  )
}
