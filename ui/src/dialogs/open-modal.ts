/** Opens the dialog as it is rendered, with the focus on `data-autofocus`, and closes it as it goes. */
export function openModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  return () => {
    dialog.close()
    // What opened it may have gone with it, a deleted row: then the focus goes to the page, not to nowhere.
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
    })
  }
}
