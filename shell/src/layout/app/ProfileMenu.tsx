import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { User } from '@tayyib/shared/contracts';
import { initialsOf } from '@tayyib/shared/values/format';
import { Slot } from '@tayyib/shared/sdk/modules';
import { plans } from '@tayyib/shared/plans';
import { Link } from '@tayyib/shared/sdk/router';
import { Avatar, Icon, UserStatusBadge } from '@tayyib/shared/sdk/ui';
import { useSignOut } from '../../session/useSignOut';
import { ThemeSwitch } from '../ThemeSwitch';
import styles from './ProfileMenu.module.css';

/** The menu of the signed-in user: profile, plan, theme and sign-out. */
export function ProfileMenu({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const confirmSignOut = useSignOut();
  const close = () => setIsOpen(false);
  const initials = initialsOf(nameOf(user));

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [isOpen]);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };

  return (
    // handles keys that bubble up from its buttons and links
    <div ref={box} className={styles.box} onKeyDown={closeOnEscape} role="presentation">
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={[`Profile of ${nameOf(user)}`, ...(initials === '' ? [] : [initials])].join(', ')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar src={user.img ?? undefined} className={styles.avatar} aria-hidden="true">
          {initials}
        </Avatar>
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <p className={styles.greeting}>Assalamu Alaikum</p>
          <p className={styles.name}>
            {nameOf(user)} <UserStatusBadge status={user.status} />
          </p>
          {user.description && <p className={styles.description}>{user.description}</p>}
          <ul className={styles.list}>
            <li>
              <Link to="/profile" onClick={close}>
                <Icon name="user" /> Profile Details
              </Link>
            </li>
            <li>
              <Link to="/plan" onClick={close}>
                <Icon name="crown" /> Subscription Plan
                <span className={styles.plan}>{plans[user.plan].title}</span>
              </Link>
            </li>
            <li>
              <Link to="/notification" onClick={close}>
                <Icon name="bell" /> Notification
              </Link>
            </li>
            <li>
              <Link to="/help_center" onClick={close}>
                <Icon name="help" /> Help Center
              </Link>
            </li>
          </ul>
          <Slot name="profile.menu" props={{ onChosen: close }} />
          <div className={styles.theme}>
            <Icon name="moon" /> Dark theme
            <ThemeSwitch />
          </div>
          <button
            type="button"
            className={styles.logout}
            onClick={() => {
              close();
              // where the focus returns to from the question: this button is gone then
              button.current?.focus();
              confirmSignOut();
            }}
          >
            <Icon name="logout" /> Logout
          </button>
        </div>
      )}
    </div>
  );
}

const nameOf = ({ first_name, last_name }: User) => `${first_name} ${last_name}`.trim();
