import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '../test-words.tsx'
import { Button } from './button.tsx'
import { handFocusInTurn, handFocusToHeading } from './hand-over-focus.ts'

test('a replacement of the focused element gets the focus, and no other drawn element does', async () => {
  function OwnNumber() {
    const [isChanging, setIsChanging] = useState(false)
    return (
      <>
        <h1>Number</h1>
        {isChanging ? (
          <form ref={handFocusInTurn}>
            <input aria-label="Phone" />
            <Button onClick={() => setIsChanging(false)}>Cancel</Button>
          </form>
        ) : (
          <Button ref={handFocusInTurn} onClick={() => setIsChanging(true)}>
            Change
          </Button>
        )}
      </>
    )
  }
  renderPart(<OwnNumber />)
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }))
})

test('an element in the same place gets the focus, before elements elsewhere; else the one elsewhere does', async () => {
  function Sending() {
    const [step, setStep] = useState('check')
    return (
      <>
        <h1>ID card</h1>
        {step !== 'sending' && (
          <section>
            <Button ref={handFocusInTurn} onClick={() => setStep('sending')}>
              {step === 'over' ? 'Start again' : 'Withdraw'}
            </Button>
          </section>
        )}
        <footer>
          {step === 'check' && (
            <Button ref={handFocusInTurn} onClick={() => setStep('sending')}>
              Send
            </Button>
          )}
          {step === 'sending' && (
            <p ref={handFocusInTurn} tabIndex={-1}>
              Sending <Button onClick={() => setStep('check')}>fails</Button>
              <Button onClick={() => setStep('over')}>arrives</Button>
            </p>
          )}
        </footer>
      </>
    )
  }
  renderPart(<Sending />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Send')
  expect(document.activeElement?.tagName).toBe('P')
  await press('fails')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
  await press('Send')
  await press('arrives')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start again' }))
})

test('a step that goes with the focus gives it to the heading of the next, which may come later', async () => {
  function Visit() {
    const [step, setStep] = useState('gate')
    if (step === 'gate') {
      return (
        <main key="gate" ref={handFocusToHeading}>
          <h1>Password</h1>
          <Button onClick={() => setStep('loading')}>Open</Button>
        </main>
      )
    }
    return (
      <main key="report">
        {step === 'report' ? <h1>Lin</h1> : <Switch onCome={() => setStep('report')} />}
      </main>
    )
  }
  function Switch({ onCome }: { onCome: () => void }) {
    useEffect(() => {
      const timer = setTimeout(onCome, 20)
      return () => clearTimeout(timer)
    }, [onCome])
    return <p>Loading</p>
  }
  renderPart(<Visit />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const heading = await screen.findByRole('heading', { name: 'Lin' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
