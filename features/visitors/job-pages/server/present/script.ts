/**
 * The script of the form: it shows how much of the resume has gone out. Without it the form is sent as it is.
 *
 * A refused form is written into the same window, where the script runs again: its names stand in a block.
 */
export const script = `'use strict'
{
  const form = document.getElementById('apply')
  const button = form?.querySelector('button.pri')
  form?.addEventListener('submit', (event) => {
    const file = form.elements.namedItem('resume')
    if (!file?.files?.length) return
    event.preventDefault()
    const progress = document.createElement('progress')
    progress.max = 1
    progress.setAttribute('aria-label', form.dataset.sending)
    file.after(progress)
    const label = button.textContent
    button.disabled = true
    button.textContent = form.dataset.sending
    const request = new XMLHttpRequest()
    request.open('POST', form.action)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) progress.value = loaded / total
    })
    const restore = () => {
      progress.remove()
      button.disabled = false
      button.textContent = label
    }
    request.addEventListener('load', () => {
      if (request.status === 200) return location.assign(request.responseURL)
      document.open()
      document.write(request.responseText)
      document.close()
    })
    request.addEventListener('error', () => {
      restore()
      HTMLFormElement.prototype.submit.call(form)
    })
    request.send(new FormData(form))
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
`
