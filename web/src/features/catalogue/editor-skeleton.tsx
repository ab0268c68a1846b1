import { PageSkeleton } from '../../ui/states.js';

/** The shape of a form while it is fetched. */
export const EditorSkeleton = () => <PageSkeleton blocks={[40, 120, 220]} />;
