import { SubTabs } from '@candor/ui/tabs/sub-tabs'
import { tabId } from '@candor/ui/tabs/tab-row'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NoQuestions } from '../../../findings/questions/web/no-questions.tsx'
import { QuestionsFrame } from '../../../findings/questions/web/questions-frame.tsx'
import { useQuestionKeys } from '../../../findings/questions/web/use-question-keys.ts'
import { useQuestions } from '../../../findings/questions/web/use-questions.tsx'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { modulesOf, type TestModule } from '../rules/modules.ts'
import { testViews, viewInAddress, viewOf, viewsWith } from '../rules/view.ts'
import styles from './online-test-panel.module.css'
import { TestSummary } from './test-summary.tsx'
import { useModuleName } from './use-module-name.ts'
import { ViewQuestions } from './view-questions.tsx'

/** The written test: its result, and the questions by kind, of the whole test or of one module. */
export function OnlineTestPanel({ report }: PanelProps) {
  const t = useTranslations('report-online-test')
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const [chosenModule, setChosenModule] = useState(0)
  const { questions, setting } = useQuestions(report)
  const { q, test: index } = report.address
  const view = viewInAddress(questions, { index, q })
  const modules = modulesOf(questions)
  const scope = modules[chosenModule - 1]?.questions ?? questions
  const handleGo = (id: string) => report.go({ q: id, test: testViews.indexOf(view) })
  useQuestionKeys(panel, q, handleGo)

  if (questions.length === 0) {
    return (
      <QuestionsFrame hasKeys={false}>
        <NoQuestions report={report} title={t('none')} text={t('noneText')} />
      </QuestionsFrame>
    )
  }
  const items = viewsWith(questions).map((value) => ({
    value,
    label: t(`view.${value}`),
    ...(value !== 'summary' && { count: questions.filter((each) => viewOf(each) === value).length }),
  }))
  const views = (
    <SubTabs
      label={t('views')}
      items={items}
      value={view}
      panelId={panelId}
      onChange={(value) => report.go({ test: testViews.indexOf(value) })}
    />
  )
  return (
    <QuestionsFrame panel={panel} toolbar={views} hasKeys={view !== 'summary'}>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, view)} className="stack-close">
        <Modules modules={modules} value={chosenModule} onChange={setChosenModule}>
          {view === 'summary' ? (
            <TestSummary report={report} questions={scope} isWhole={chosenModule === 0} />
          ) : (
            <ViewQuestions
              view={view}
              questions={scope.filter((each) => viewOf(each) === view)}
              setting={setting}
              named={q}
              onTurn={handleGo}
            />
          )}
        </Modules>
      </div>
    </QuestionsFrame>
  )
}

interface ModulesProps {
  modules: readonly TestModule[]
  /** 0 for all of them, else the module's place from 1. */
  value: number
  onChange: (value: number) => void
  children: ReactNode
}

/** The content, under a row that narrows it to one module where there are several. */
function Modules({ modules, value, onChange, children }: ModulesProps) {
  const t = useTranslations('report-online-test')
  const panelId = useId()
  const nameOf = useModuleName()
  const items = [
    { value: '0', label: t('allModules') },
    ...modules.map(({ module, questions }, index) => ({
      value: String(index + 1),
      label: nameOf(module),
      count: questions.length,
    })),
  ]
  if (modules.length < 2) return children
  return (
    <>
      <div className={styles.modules}>
        <span className={styles.label} aria-hidden="true">
          {t('moduleColumn')}
        </span>
        <SubTabs
          label={t('modules')}
          items={items}
          value={String(value)}
          panelId={panelId}
          onChange={(next) => onChange(Number(next))}
        />
      </div>
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(panelId, String(value))}
        className="stack-close"
      >
        {children}
      </div>
    </>
  )
}
