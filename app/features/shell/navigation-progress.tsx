import { useNavigation } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';

/** The bar at the top while a page is on its way, and the full screen after 50 ms (specification 4). */
export function NavigationProgress() {
  const { state, location, formData } = useNavigation();
  // A form that answers on its own page, or a new query, keeps the page in view.
  const leaving = state === 'loading' && formData === undefined;
  if (!leaving) return null;
  return (
    <div role="status" className="shell-loader" key={location.key}>
      <div className="shell-loader-bar" />
      <p className="shell-loader-screen">{m.shell_loading()}</p>
    </div>
  );
}
