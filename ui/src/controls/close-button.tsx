import { CloseIcon } from '../layout/icons.tsx'
import css from './close-button.module.css'

/** The cross at the right end of a header. */
export const CloseButton = ({ label, onClose }: { label: string; onClose: () => void }) => (
  <button type="button" className={css.close} aria-label={label} onClick={onClose}>
    <CloseIcon />
  </button>
)
