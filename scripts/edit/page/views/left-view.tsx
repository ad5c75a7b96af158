import { useContext } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import type { FieldProblem, State, Task } from '../../api';
import { EditorContext } from '../editor-context';
import { hrefOf } from '../route';
import { ViewTitle } from '../shell/view-title';

/** What is left before going live, and what is good to know. */
export function LeftView() {
  const { state } = useContext(EditorContext);
  const groups = [...new Set(state.left.map(({ group }) => group))];
  return (
    <>
      <ViewTitle title="Left to do">
        <p className="mt-2 max-w-prose">{summary(state)}</p>
      </ViewTitle>
      <Problems problems={state.problems} />
      {groups.map((name) => (
        <Tasks key={name} title={name} tasks={state.left.filter(({ group }) => group === name)} />
      ))}
      {state.notes.length > 0 && <Tasks title="Good to know" tasks={state.notes} />}
    </>
  );
}

function summary({ left, problems }: State): string {
  if (problems.length > 0) return 'The list comes back once this is right.';
  return left.length > 0
    ? 'Before the site goes live, these still need you.'
    : 'Nothing. The site is ready to go live.';
}

function Tasks({ title, tasks }: { title: string; tasks: readonly Task[] }) {
  return (
    <section className="mb-8">
      <h2 className="border-gold-400 border-b pb-1 text-xl">{`${title} (${tasks.length})`}</h2>
      <ul>
        {tasks.map(({ say, do: toDo, section, field }) => (
          <li
            key={`${section}/${field.join('/')}/${say}`}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 border-cream-200 border-b py-3"
          >
            <div className="min-w-48 flex-1">
              <p className="font-semibold">{say}</p>
              <p className="text-sm/snug">{toDo}</p>
            </div>
            {section && <GoTo section={section} field={field} what={say} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Problems({ problems }: { problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section className="mb-8 rounded-md border-2 border-wax-700 p-4">
      <h2 className="text-xl">Fix this first</h2>
      <p className="mt-1">Until it’s right, nothing else can be saved.</p>
      <ul className="mt-2">
        {problems.map(({ section, path, say }) => (
          <li
            key={`${section}/${path.join('/')}/${say}`}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2"
          >
            <p className="min-w-48 flex-1">{say}</p>
            {section && <GoTo section={section} field={path} what={say} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GoToProps {
  section: string;
  field: Task['field'];
  /** What it is about, for those who hear only the link. */
  what: string;
}

function GoTo({ section, field, what }: GoToProps) {
  return (
    <ButtonLink variant="attraction" size="sm" href={hrefOf(section, field)}>
      Go to it<span className="sr-only">: {what}</span>
    </ButtonLink>
  );
}
