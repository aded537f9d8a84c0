import { screen } from '@testing-library/react'
import { asked, show } from '../../../report/report/web/panel-under-test.tsx'
import { EstimatesPanel } from './estimates-panel.tsx'
import { evaluatorsReport, words } from './estimates-under-test.tsx'

export const showPanel = (report = evaluatorsReport()) => show(<EstimatesPanel report={report} />, words)

export const records = () => screen.findByRole('region', { name: '评价记录' })

export const askedFor = (path: string) => asked.filter((address) => address.startsWith(`${path}?`))

export const queryOf = (address = '') => Object.fromEntries(new URLSearchParams(address.replace(/^.*\?/, '')))
