# frozen_string_literal: true

Rails.application.routes.draw do
  root to: redirect("/trade/trades")
  scope "/trade" do
    resources :trades, only: %i[index create]
  end
  scope "/project" do
    resources :projects, only: %i[index create]
  end
end
